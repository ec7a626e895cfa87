import * as Market from './api/Market.js'
import type { Listener, TradeEventName } from './domain/TradeEvent.js'
import { approveOrder } from './flows/approveOrder.js'
import { cancelOrder, cancelOrders } from './flows/cancelOrders.js'
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
import { isOrderFulfillable } from './flows/isOrderFulfillable.js'
import { off, on, once } from './flows/on.js'
import { prepareBundle } from './flows/prepareBundle.js'
import { prepareCancellation } from './flows/prepareCancellation.js'
import { prepareCollectionOffer } from './flows/prepareCollectionOffer.js'
import { prepareCollectionOffers } from './flows/prepareCollectionOffers.js'
import { prepareFulfillment } from './flows/prepareFulfillment.js'
import { prepareListing } from './flows/prepareListing.js'
import { prepareListings } from './flows/prepareListings.js'
import { prepareOffer } from './flows/prepareOffer.js'
import { prepareOffers } from './flows/prepareOffers.js'
import { prepareSettlement } from './flows/prepareSettlement.js'
import { prepareSwap } from './flows/prepareSwap.js'
import { prepareSweep } from './flows/prepareSweep.js'
import { settleAuction } from './flows/settleAuction.js'
import { transfer } from './flows/transfer.js'
import { prepareTokenTransfers, transferTokens } from './flows/transferTokens.js'
import { unwrapWeth, wrapEth } from './flows/wrapEth.js'

/**
 * Creates an object with every trade as a method, bound to a wallet and a market server. To keep a bundle small, import
 * single trades from `@souk/market/flows` and pass them `Market.from(…)` instead.
 *
 * @example
 * const market = createMarket({ client, api: createMarketApi({ chain: 'ethereum', baseUrl }) })
 * market.on('TransactionConfirmed', ({ transactionHash }) => show(transactionHash))
 * await market.createListing({ asset: { contract, tokenId: 7n }, price: '1.5' })
 */
export function createMarket(options: Market.from.Options) {
  const market = Market.from(options)
  const bind =
    <options, result>(action: (market: Market.Market, options: options) => result) =>
    (options: options): result =>
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
    /** Returns whether the exchange would still accept an order: signed by its maker, neither cancelled nor filled. */
    isOrderFulfillable: bind(isOrderFulfillable),
    /** Removes a listener of an event, however often it was added. */
    off: <name extends TradeEventName>(name: name, listener?: Listener<name>) => off(market, name, listener),
    /** Calls a function at every event with a given name from now on. */
    on: <name extends TradeEventName>(name: name, listener: Listener<name>) => on(market, name, listener),
    /** Calls a function at the next event with a given name only. */
    once: <name extends TradeEventName>(name: name, listener: Listener<name>) => once(market, name, listener),
    /** Prepares a listing of several tokens at one price without asking the wallet, so that you can show it first. */
    prepareBundle: bind(prepareBundle),
    /** Prepares a cancellation without asking the wallet, so that you can show it first. */
    prepareCancellation: bind(prepareCancellation),
    /** Prepares an offer on any token of a collection without asking the wallet, so that you can show it first. */
    prepareCollectionOffer: bind(prepareCollectionOffer),
    /** Prepares several collection offers without asking the wallet, so that you can show them first. */
    prepareCollectionOffers: bind(prepareCollectionOffers),
    /** Prepares the fill of an order without asking the wallet, so that you can show it first. */
    prepareFulfillment: bind(prepareFulfillment),
    /** Prepares a listing without asking the wallet, so that you can show it first. */
    prepareListing: bind(prepareListing),
    /** Prepares several listings without asking the wallet, so that you can show them first. */
    prepareListings: bind(prepareListings),
    /** Prepares an offer on a token without asking the wallet, so that you can show it first. */
    prepareOffer: bind(prepareOffer),
    /** Prepares several offers without asking the wallet, so that you can show them first. */
    prepareOffers: bind(prepareOffers),
    /** Prepares the settlement of an English auction without asking the wallet, so that you can show it first. */
    prepareSettlement: bind(prepareSettlement),
    /** Prepares a swap without asking the wallet, so that you can show it first. */
    prepareSwap: bind(prepareSwap),
    /** Prepares the fill of several orders without asking the wallet, so that you can show it first. */
    prepareSweep: bind(prepareSweep),
    /** Prepares the transfer of several tokens without asking the wallet, so that you can show it first. */
    prepareTokenTransfers: bind(prepareTokenTransfers),
    /** Settles an English auction: the bidder receives the token, and the seller receives the price of the bid minus its fees. */
    settleAuction: bind(settleAuction),
    /** Transfers the native currency, an ERC20, or tokens to another account. */
    transfer: bind(transfer),
    /** Transfers several tokens to one account. */
    transferTokens: bind(transferTokens),
    /** Unwraps native currency one to one. */
    unwrapWeth: bind(unwrapWeth),
    /** Wraps native currency one to one. */
    wrapEth: bind(wrapEth),
  }
  const bound: Market.Market & typeof trades = { ...market, ...trades }
  return bound
}
