import { delay } from '@souk/base'
import type { Market } from './Market.js'

/** The most time that posts go first, where a node that is slow holds them up. */
const giveWayMs = 100
const lookMs = 5

/**
 * Lets the posts of orders that wait now go first, before one of very many writes. It does not wait for later posts, so that
 * the write has its turn where posts never end.
 */
export async function giveWay({ intake }: Pick<Market, 'intake'>): Promise<void> {
  const { added } = intake
  const until = performance.now() + giveWayMs
  while (intake.ended < added && performance.now() < until) await delay(lookMs)
}
