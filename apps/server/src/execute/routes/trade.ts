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
import { fromWire } from '../../http/fromWire.js'
import { type Route, route } from '../../http/Route.js'
import type { Market } from '../../Market.js'
import { type Answer, toQuote } from '../Answer.js'
import { bid } from '../bid.js'
import { buy } from '../buy.js'
import { call } from '../call.js'
import { cancel } from '../cancel.js'
import { list } from '../list.js'
import { mint } from '../mint.js'
import { sell } from '../sell.js'
import { transfer } from '../transfer.js'

/** Trades, each answered by the steps that a wallet takes to it. */
export const tradeRoutes: readonly Route[] = [
  verb(
    '/execute/buy/v7',
    'executeBuy',
    'Plans a purchase: tokens, the cheapest of a collection, or orders.',
    {
      codec: BuyWire,
      run: buy,
    },
  ),
  verb('/execute/sell/v7', 'executeSell', 'Plans a sale into the highest offers, or into certain ones.', {
    codec: SellWire,
    run: sell,
  }),
  verb('/execute/mint/v1', 'executeMint', 'Plans mints of collections of which anybody may mint.', {
    codec: MintWire,
    run: mint,
  }),
  verb('/execute/list/v5', 'executeList', 'Plans listings; several are signed at once.', {
    codec: ListWire,
    run: list,
  }),
  verb('/execute/bid/v5', 'executeBid', 'Plans bids on tokens, collections, sets of tokens and traits.', {
    codec: BidWire,
    run: bid,
  }),
  verb('/execute/cancel/v3', 'executeCancel', 'Plans the cancellation of orders on chain.', {
    codec: CancelWire,
    run: cancel,
  }),
  verb('/execute/transfer/v1', 'executeTransfer', 'Plans the transfer of tokens to somebody else.', {
    codec: TransferWire,
    run: transfer,
  }),
  verb('/execute/call/v1', 'executeCall', 'Plans calls of any contract on this chain.', {
    codec: CallWire,
    run: call,
  }),
]

type Codec<wish> = { requestSchema: Schema; decodeRequest: (body: unknown) => wish }

function verb<wish>(
  path: `/${string}`,
  name: string,
  summary: string,
  of: { codec: Codec<wish>; run: (market: Market, wish: wish) => Answer | Promise<Answer> },
): Route {
  return route({
    method: 'post',
    path,
    name,
    tag: 'Execution',
    summary,
    body: fromWire(of.codec.requestSchema),
    answer: fromWire(QuoteWire.schema),
    handle: async (market, { body }) =>
      QuoteWire.encode(toQuote(await of.run(market, of.codec.decodeRequest(body)))),
  })
}
