import { getOrder, type MarketSwap, NoMatchingOrderError } from '@souk/market'
import { Order } from '@souk/seaport'
import type { Hex } from 'viem'
import type { Session } from '../conduct/Session.js'
import { MistakeError, RefusedError } from '../terminal/errors.js'

const gone: Readonly<Record<MarketSwap['status'], string | undefined>> = {
  active: undefined,
  inactive: 'The other side cannot give what this swap offers now.',
  filled: 'Another account accepted this swap already.',
  cancelled: 'This swap was cancelled.',
  expired: 'This swap has ended.',
}

/**
 * Reads a swap that can be accepted.
 *
 * @throws {MistakeError} if it is no swap.
 * @throws {RefusedError} if it cannot be accepted, or is another one than asked for.
 */
export async function readSwap({ shop, signal }: Session, typed: Hex): Promise<MarketSwap> {
  const orderHash = typed.toLowerCase() as Hex
  const found = await getOrder(shop.api, { orderHash, signal }).catch((error: unknown) => {
    if (error instanceof NoMatchingOrderError && error.facts.chain === undefined)
      throw new MistakeError(`The market has no swap ${orderHash}. souk swaps lists them.`)
    throw error
  })
  if (found.side !== 'swap')
    throw new MistakeError(
      `The order ${orderHash} is ${found.side === 'ask' ? 'a listing: use souk buy' : 'an offer: use souk accept'}.`,
    )
  if (Order.hash(found.order.parameters) !== orderHash)
    throw new RefusedError(['The market answers with another swap than it was asked for. Do not trade here.'])
  const reason = gone[found.status]
  if (reason) throw new RefusedError([reason])
  return found
}
