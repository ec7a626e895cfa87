import type { FiatPrice } from '@souk/market'
import { getFeedPrices } from '@souk/market/flows'
import { pause } from '../db/session.js'
import type { Market } from '../market/Market.js'

/** The pause between two looks at the head, in intervals of the follower: prices are less urgent than orders. */
const intervals = 20
/** The interval of a follower that waits for the next block. */
const usualMs = 1_000

/**
 * Reads the price feeds after the chain's head has moved, with one call, until the signal fires. Nothing waits for it.
 * While the node is away, the known prices stay, until they are out of date.
 */
export async function watchPrices(market: Market, options: { signal: AbortSignal }): Promise<void> {
  const { signal } = options
  const { config, progress } = market
  if (config.priceFeeds.length === 0) return
  let read: string | undefined
  while (!signal.aborted) {
    const head = progress.head?.hash
    if (head !== undefined && head !== read && (await readPrices(market))) read = head
    await pause((config.pollIntervalMs ?? usualMs) * intervals, signal)
  }
}

/** @returns Whether the node answered. */
async function readPrices(market: Market): Promise<boolean> {
  const { node: client, config, prices, log } = market
  try {
    const known = await getFeedPrices({ client }, { feeds: config.priceFeeds })
    for (const price of known) note(market, price)
    prices.known = known
    return true
  } catch (error) {
    log.debug({ err: error }, 'the price feeds could not be read')
    return false
  }
}

/** Logs a problem of a feed once. */
function note({ log, prices }: Market, { problem, currency, feed, updatedAt }: FiatPrice.FiatPrice): void {
  const known = prices.known.find((price) => price.feed === feed && price.currency === currency)
  if (problem && problem !== known?.problem)
    log.warn(
      { problem, currency, feed, updatedAt: updatedAt?.toString() },
      'a price feed has no usable price',
    )
}
