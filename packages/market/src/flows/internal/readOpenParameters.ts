import { BaseError } from '@souk/base'
import type { Order } from '@souk/seaport'
import { type Address, isAddressEqual } from 'viem'
import { call } from '../../api/call.js'
import { isUnknownCall } from '../../api/fromResponse.js'
import type { Market } from '../../api/Market.js'
import type { MarketApi } from '../../api/MarketApi.js'
import { paginate } from '../../api/paginate.js'
import type { OrderSide } from '../../domain/MarketOrder.js'
import * as OrderParametersWire from '../../wire/orderParameters.js'
import { isAbort } from './perform.js'
import { readOpenOrders } from './readOpenOrders.js'

/** Limits the orders per side, against a market with endless pages. */
const atMost = 5_000

/**
 * Reads what the account has signed and can still be filled, or filled again later: two requests for thousands of offers. A
 * market that does not know them is asked for whole orders, page by page. If it does not answer for a side, returns the
 * reason and the others. The exchange knows the status of each order, and its hash follows from what is returned.
 */
export async function readOpenParameters(
  market: Market,
  options: readOpenParameters.Options,
): Promise<readOpenParameters.Result> {
  const { currencies } = options
  const read = (side: OrderSide, currency?: Address) => readSide(market.api, { ...options, side, currency })
  try {
    const sides = await Promise.all([
      ...(currencies ? currencies.map((currency) => read('bid', currency)) : [read('ask'), read('bid')]),
      read('swap'),
    ])
    const error = sides.find((side) => side.error)?.error
    return { parameters: sides.flatMap((side) => side.parameters), ...(error ? { error } : {}) }
  } catch (error) {
    if (!isUnknownCall(error)) throw error
    const { orders, ...failure } = await readOpenOrders(market, options)
    return { parameters: orders.map(({ order }) => order.parameters), ...failure }
  }
}

export declare namespace readOpenParameters {
  type Options = Pick<readOpenOrders.Options, 'maker' | 'currencies' | 'signal'>
  type Result = {
    parameters: readonly Order.Components[]
    /** Why there may be more orders. */
    error?: BaseError
  }
}

type SideOptions = readOpenParameters.Options & { side: OrderSide; currency: Address | undefined }

/** @throws {ResponseError} if the market does not know the call. */
async function readSide(api: MarketApi, options: SideOptions): Promise<readOpenParameters.Result> {
  const { maker, signal } = options
  const parameters: Order.Components[] = []
  try {
    for await (const one of paginate(readPage, api, { ...options, atMost }))
      if (isAddressEqual(one.offerer, maker)) parameters.push(one)
    return { parameters }
  } catch (error) {
    if (!(error instanceof BaseError) || isAbort(error, signal) || isUnknownCall(error)) throw error
    return { parameters, error }
  }
}

async function readPage(
  api: MarketApi,
  { side, maker, currency, next, signal }: SideOptions & { next?: string | undefined },
): Promise<OrderParametersWire.Page> {
  const query = { side, maker, payment_token_address: currency, cursor: next }
  const path = `/v2/orders/${encodeURIComponent(api.chain)}/seaport/parameters`
  return OrderParametersWire.decode(await call(api, path, { query, signal }))
}
