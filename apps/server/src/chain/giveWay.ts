import { delay } from '@souk/base'
import type { Market } from '../market/Market.js'

/** For how long posts of orders go first. Where they never end, everything else goes on all the same. */
const giveWayMs = 100
const lookMs = 5

/** Lets posts of orders go first, before one of very many writes. */
export async function giveWay({ intake }: Pick<Market, 'intake'>): Promise<void> {
  const until = performance.now() + giveWayMs
  while (intake.running + intake.size > 0 && performance.now() < until) await delay(lookMs)
}
