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
    approveOrder: bind(approveOrder),
    cancelOrder: bind(cancelOrder),
    cancelOrders: bind(cancelOrders),
    createBundle: bind(createBundle),
    createCollectionOffer: bind(createCollectionOffer),
    createCollectionOffers: bind(createCollectionOffers),
    createListing: bind(createListing),
    createListings: bind(createListings),
    createOffer: bind(createOffer),
    createOffers: bind(createOffers),
    createSwap: bind(createSwap),
    fulfillOrder: bind(fulfillOrder),
    fulfillOrders: bind(fulfillOrders),
    getBalance: bind(getBalance),
    isOrderFulfillable: bind(isOrderFulfillable),
    off: <name extends TradeEventName>(name: name, listener?: Listener<name>) => off(market, name, listener),
    on: <name extends TradeEventName>(name: name, listener: Listener<name>) => on(market, name, listener),
    once: <name extends TradeEventName>(name: name, listener: Listener<name>) => once(market, name, listener),
    prepareBundle: bind(prepareBundle),
    prepareCancellation: bind(prepareCancellation),
    prepareCollectionOffer: bind(prepareCollectionOffer),
    prepareCollectionOffers: bind(prepareCollectionOffers),
    prepareFulfillment: bind(prepareFulfillment),
    prepareListing: bind(prepareListing),
    prepareListings: bind(prepareListings),
    prepareOffer: bind(prepareOffer),
    prepareOffers: bind(prepareOffers),
    prepareSettlement: bind(prepareSettlement),
    prepareSwap: bind(prepareSwap),
    prepareSweep: bind(prepareSweep),
    prepareTokenTransfers: bind(prepareTokenTransfers),
    settleAuction: bind(settleAuction),
    transfer: bind(transfer),
    transferTokens: bind(transferTokens),
    unwrapWeth: bind(unwrapWeth),
    wrapEth: bind(wrapEth),
  }
  const bound: Market.Market & typeof trades = { ...market, ...trades }
  return bound
}
