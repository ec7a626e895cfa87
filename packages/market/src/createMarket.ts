import type { AccountParameter } from '@souk/base'
import type { Account } from 'viem'
import * as Market from './api/Market.js'
import type { Listener, TradeEventName } from './domain/TradeEvent.js'
import { approveOrder, prepareApproveOrder } from './flows/approveOrder.js'
import { cancelOrder, cancelOrders, prepareCancelOrder } from './flows/cancelOrders.js'
import { createBundle } from './flows/createBundle.js'
import { createCollectionOffer } from './flows/createCollectionOffer.js'
import { createCollectionOffers } from './flows/createCollectionOffers.js'
import { createListing } from './flows/createListing.js'
import { createListings } from './flows/createListings.js'
import { createOffer } from './flows/createOffer.js'
import { createOffers } from './flows/createOffers.js'
import { createSwap } from './flows/createSwap.js'
import { fulfillOrder } from './flows/fulfillOrder.js'
import { fulfillOrders } from './flows/fulfillOrders.js'
import { getBalance } from './flows/getBalance.js'
import { getFeedPrices } from './flows/getFeedPrices.js'
import { isOrderFulfillable } from './flows/isOrderFulfillable.js'
import { matchOrders } from './flows/matchOrders.js'
import { off, on, once } from './flows/on.js'
import { postOrders } from './flows/postOrders.js'
import { prepareActions } from './flows/prepareActions.js'
import { prepareCancelOrders } from './flows/prepareCancelOrders.js'
import { prepareCreateBundle } from './flows/prepareCreateBundle.js'
import { prepareCreateCollectionOffer } from './flows/prepareCreateCollectionOffer.js'
import { prepareCreateCollectionOffers } from './flows/prepareCreateCollectionOffers.js'
import { prepareCreateListing } from './flows/prepareCreateListing.js'
import { prepareCreateListings } from './flows/prepareCreateListings.js'
import { prepareCreateOffer } from './flows/prepareCreateOffer.js'
import { prepareCreateOffers } from './flows/prepareCreateOffers.js'
import { prepareCreateSwap } from './flows/prepareCreateSwap.js'
import { prepareFulfillOrder } from './flows/prepareFulfillOrder.js'
import { prepareFulfillOrders } from './flows/prepareFulfillOrders.js'
import { prepareMatchOrders } from './flows/prepareMatchOrders.js'
import { preparePostOrders } from './flows/preparePostOrders.js'
import { prepareRevokeApproval } from './flows/prepareRevokeApproval.js'
import { prepareSettleAuction } from './flows/prepareSettleAuction.js'
import { revokeApproval } from './flows/revokeApproval.js'
import { prepareSetDomain, setDomain } from './flows/setDomain.js'
import { settleAuction } from './flows/settleAuction.js'
import { prepareTransfer, transfer } from './flows/transfer.js'
import { prepareTransferTokens, transferTokens } from './flows/transferTokens.js'
import { prepareValidateOrders, validateOrders } from './flows/validateOrders.js'
import { prepareUnwrapWeth, prepareWrapEth, unwrapWeth, wrapEth } from './flows/wrapEth.js'

/**
 * Creates an object with every trade as a method, bound to a wallet and a market server. To keep a bundle small, import
 * single trades from `@souk/market/flows` and pass them `Market.from(…)` instead.
 *
 * @example
 * const market = createMarket({ client, api: createMarketApi({ chain: 'ethereum', baseUrl }) })
 * market.on('TransactionConfirmed', ({ transactionHash }) => show(transactionHash))
 * await market.createListing({ asset: { contract, tokenId: 7n }, price: '1.5' })
 */
export function createMarket<account extends Account | undefined>(options: Market.from.Options<account>) {
  const market = Market.from(options)
  const bind =
    <options, result>(action: (market: Market.Market, options: options) => result) =>
    (options: options & AccountParameter<account>): result =>
      action(market, options)
  const trades = {
    /** Validates an order on chain, so that it can be filled without its signature. */
    approveOrder: bind(approveOrder),
    /** Cancels an order. */
    cancelOrder: bind(cancelOrder),
    /** Cancels orders on chain in one transaction, waits for it, and then notifies the market. */
    cancelOrders: bind(cancelOrders),
    /** Lists several tokens for sale as a set at one price: approves the exchange if necessary, asks the wallet to sign, and posts the order. */
    createBundle: bind(createBundle),
    /** Creates an offer on any token of a collection, on any token with certain traits, or on any token of a list. */
    createCollectionOffer: bind(createCollectionOffer),
    /** Creates several collection offers with one signature, such as a ladder of bids at different prices. */
    createCollectionOffers: bind(createCollectionOffers),
    /** Lists a token for sale: approves the exchange if necessary, asks the wallet to sign, and posts the order. */
    createListing: bind(createListing),
    /** Lists several tokens for sale with one signature and one request to the market, which accepts either all of them or none. */
    createListings: bind(createListings),
    /** Makes an offer on a token: approves the exchange if necessary, asks the wallet to sign, and posts the order. */
    createOffer: bind(createOffer),
    /** Makes offers on several tokens, each at its own price, with one signature and one request to the market, which accepts either all of them or none. */
    createOffers: bind(createOffers),
    /** Offers tokens for tokens, with money on either side or none: approves the exchange if necessary, asks the wallet to sign, and posts the swap. */
    createSwap: bind(createSwap),
    /** Fills an order: buys a listing or accepts an offer. */
    fulfillOrder: bind(fulfillOrder),
    /** Fills several orders in one transaction (a sweep). */
    fulfillOrders: bind(fulfillOrders),
    /** Reads the balance of an account, in the smallest unit. */
    getBalance: bind(getBalance),
    /** Reads the prices of currencies in fiat currencies from price feeds, for display. */
    getFeedPrices: (options: getFeedPrices.Options) => getFeedPrices(market, options),
    /** Returns whether the exchange would still accept an order: signed by its maker, neither cancelled nor filled. */
    isOrderFulfillable: bind(isOrderFulfillable),
    /** Settles orders against each other in one transaction, such as a listing and the offer that meets it. */
    matchOrders: bind(matchOrders),
    /** Removes a listener of an event, however often it was added. */
    off: <name extends TradeEventName>(name: name, listener?: Listener<name>) => off(market, name, listener),
    /** Calls a function at every event with a given name from now on. */
    on: <name extends TradeEventName>(name: name, listener: Listener<name>) => on(market, name, listener),
    /** Calls a function at the next event with a given name only. */
    once: <name extends TradeEventName>(name: name, listener: Listener<name>) => once(market, name, listener),
    /** Posts orders that are already signed, such as those of a `Trade.NotPostedError`. */
    postOrders: (options: postOrders.Options) => postOrders(market, options),
    /** Converts actions of `@souk/seaport` to a trade, for actions without a part for the market, such as registering a domain or matching orders. */
    prepareActions: bind(prepareActions),
    /** Prepares the validation of an order on chain without asking the wallet, so that you can show it first. */
    prepareApproveOrder: bind(prepareApproveOrder),
    /** Prepares the cancellation of an order without asking the wallet, so that you can show it first. */
    prepareCancelOrder: bind(prepareCancelOrder),
    /** Prepares a cancellation without asking the wallet, so that you can show it first. */
    prepareCancelOrders: bind(prepareCancelOrders),
    /** Prepares a listing of several tokens at one price without asking the wallet, so that you can show it first. */
    prepareCreateBundle: bind(prepareCreateBundle),
    /** Prepares an offer on any token of a collection without asking the wallet, so that you can show it first. */
    prepareCreateCollectionOffer: bind(prepareCreateCollectionOffer),
    /** Prepares several collection offers without asking the wallet, so that you can show them first. */
    prepareCreateCollectionOffers: bind(prepareCreateCollectionOffers),
    /** Prepares a listing without asking the wallet, so that you can show it first. */
    prepareCreateListing: bind(prepareCreateListing),
    /** Prepares several listings without asking the wallet, so that you can show them first. */
    prepareCreateListings: bind(prepareCreateListings),
    /** Prepares an offer on a token without asking the wallet, so that you can show it first. */
    prepareCreateOffer: bind(prepareCreateOffer),
    /** Prepares several offers without asking the wallet, so that you can show them first. */
    prepareCreateOffers: bind(prepareCreateOffers),
    /** Prepares a swap without asking the wallet, so that you can show it first. */
    prepareCreateSwap: bind(prepareCreateSwap),
    /** Prepares the fill of an order without asking the wallet, so that you can show it first. */
    prepareFulfillOrder: bind(prepareFulfillOrder),
    /** Prepares the fill of several orders without asking the wallet, so that you can show it first. */
    prepareFulfillOrders: bind(prepareFulfillOrders),
    /** Prepares a match of orders without asking the wallet, so that you can show it first. */
    prepareMatchOrders: bind(prepareMatchOrders),
    /** Prepares posting orders that are already signed, such as those of a `Trade.NotPostedError`. */
    preparePostOrders: (options: preparePostOrders.Options) => preparePostOrders(market, options),
    /** Prepares the revocation of an approval without asking the wallet, so that you can show it first. */
    prepareRevokeApproval: bind(prepareRevokeApproval),
    /** Prepares the registration of a domain without asking the wallet, so that you can show it first. */
    prepareSetDomain: bind(prepareSetDomain),
    /** Prepares the settlement of an English auction without asking the wallet, so that you can show it first. */
    prepareSettleAuction: bind(prepareSettleAuction),
    /** Prepares a transfer without asking the wallet, so that you can show it first. */
    prepareTransfer: bind(prepareTransfer),
    /** Prepares the transfer of several tokens without asking the wallet, so that you can show it first. */
    prepareTransferTokens: bind(prepareTransferTokens),
    /** Prepares an unwrap without asking the wallet, so that you can show it first. */
    prepareUnwrapWeth: bind(prepareUnwrapWeth),
    /** Prepares the validation of orders on chain without asking the wallet, so that you can show it first. */
    prepareValidateOrders: bind(prepareValidateOrders),
    /** Prepares a wrap without asking the wallet, so that you can show it first. */
    prepareWrapEth: bind(prepareWrapEth),
    /** Revokes an approval: the operator can no longer move the tokens, and orders that need the approval cannot be filled until it is granted again. */
    revokeApproval: bind(revokeApproval),
    /** Registers a domain, so that others can look up the domain behind a tag in calls and salts. */
    setDomain: bind(setDomain),
    /** Settles an English auction: the bidder receives the token, and the seller receives the price of the bid minus its fees. */
    settleAuction: bind(settleAuction),
    /** Transfers the native currency, an ERC20, or tokens to another account. */
    transfer: bind(transfer),
    /** Transfers several tokens to one account. */
    transferTokens: bind(transferTokens),
    /** Unwraps native currency one to one. */
    unwrapWeth: bind(unwrapWeth),
    /** Validates orders on chain, so that they can be filled without their signatures. */
    validateOrders: bind(validateOrders),
    /** Wraps native currency one to one. */
    wrapEth: bind(wrapEth),
  }
  const bound: Market.Market<account> & typeof trades = { ...market, ...trades }
  return bound
}
