import type { Schema } from '@souk/base/schema'
import {
  BidWire,
  BuyWire,
  CallWire,
  CancelWire,
  ListWire,
  MintWire,
  QuoteWire,
  SellWire,
  TransferWire,
} from '@souk/execute/wire'
import { InputError } from '../../http/endpoint/errors.js'
import { type Route, route } from '../../http/endpoint/Route.js'
import type { Config } from '../../market/config.js'
import type { Market } from '../../market/Market.js'
import * as Cost from '../../orders/Cost.js'
import { bid } from '../bid.js'
import { buy } from '../buy.js'
import { call } from '../call.js'
import { cancel } from '../cancel.js'
import { list } from '../list.js'
import { mint } from '../mint.js'
import { type Answer, toQuote } from '../model/Answer.js'
import { sell } from '../sell.js'
import { transfer } from '../transfer.js'

/** The trading routes. Each answers with the steps for a wallet. */
export const tradeRoutes: readonly Route[] = [
  verb(
    '/execute/buy/v7',
    'executeBuy',
    'Plans a purchase of tokens, of the cheapest tokens of a collection, or of orders.',
    {
      codec: BuyWire,
      run: buy,
      list: 'items',
      most: () => 50,
    },
  ),
  verb('/execute/sell/v7', 'executeSell', 'Plans a sale into the highest offers, or into given offers.', {
    codec: SellWire,
    run: sell,
    list: 'items',
    most: () => 50,
  }),
  verb('/execute/mint/v1', 'executeMint', 'Plans mints from collections with a public mint.', {
    codec: MintWire,
    run: mint,
    list: 'items',
    most: () => 50,
  }),
  verb('/execute/list/v5', 'executeList', 'Plans listings. One signature covers several.', {
    codec: ListWire,
    run: list,
    list: 'params',
    most: ({ mostBulkOrders }) => mostBulkOrders,
  }),
  verb('/execute/bid/v5', 'executeBid', 'Plans bids on tokens, collections, sets of tokens and traits.', {
    codec: BidWire,
    run: bid,
    list: 'params',
    most: ({ mostBulkOrders }) => mostBulkOrders,
  }),
  verb('/execute/cancel/v3', 'executeCancel', 'Plans the cancellation of orders on chain.', {
    codec: CancelWire,
    run: cancel,
    list: 'orderIds',
    most: () => 250,
  }),
  verb('/execute/transfer/v1', 'executeTransfer', 'Plans the transfer of tokens to another account.', {
    codec: TransferWire,
    run: transfer,
    list: 'items',
    most: () => 100,
  }),
  verb('/execute/call/v1', 'executeCall', 'Plans calls to any contract on this chain.', {
    codec: CallWire,
    run: call,
    list: 'txs',
    most: () => 50,
  }),
]

type Codec<request> = { requestSchema: Schema; decodeRequest: (body: unknown) => request }

type Verb<request> = {
  codec: Codec<request>
  run: (market: Market, request: request) => Answer | Promise<Answer>
  /**
   * The list of a request whose entries take work. Each entry counts against the rate limit. Also limits how many
   * there may be.
   */
  list: string
  most: (config: Config) => number
}

function verb<request extends object>(
  path: `/${string}`,
  name: string,
  summary: string,
  of: Verb<request>,
): Route {
  return route({
    method: 'post',
    path,
    name,
    tag: 'Execution',
    summary,
    body: of.codec.requestSchema,
    answer: QuoteWire.schema,
    costOf: (body) => Cost.ofList(body, [of.list]),
    handle: async (market, { body }) => {
      // Checked before the entries are decoded, since decoding very many takes long by itself.
      const most = of.most(market.config)
      if (Cost.ofList(body, [of.list]) > most)
        throw new InputError({ field: of.list, expected: `a list of ${most} at most` })
      const request = of.codec.decodeRequest(body)
      return QuoteWire.encode(toQuote(await of.run(market, request), request))
    },
  })
}
