import { type Address, getAddress, isAddress, zeroAddress } from 'viem'
import { CommandError } from '../market/CommandError.js'
import type { PriceFeedOption } from '../market/config.js'

/**
 * Parses a price feed from the command line: `CURRENCY:FEED`, `CURRENCY:FEED:FIAT` or `CURRENCY:FEED:FIAT:SECONDS`, with
 * `native` for the native currency.
 *
 * @throws {CommandError} saying which part is wrong.
 */
export function readPriceFeed(text: string): PriceFeedOption {
  const [, named = '', feed = '', fiat, maxAge] =
    /^([^:]+):(0x[^:]+)(?::([A-Z]{3})(?::(\d{1,9}))?)?$/.exec(text) ?? []
  const currency = named === 'native' ? zeroAddress : named
  if (!isAddress(currency, { strict: false }) || !isAddress(feed, { strict: false }))
    throw new CommandError({
      problem: `--price-feed: ${text} is not CURRENCY:FEED, CURRENCY:FEED:FIAT or CURRENCY:FEED:FIAT:SECONDS.`,
    })
  return {
    currency: getAddress(currency),
    feed: getAddress(feed as Address),
    ...(fiat ? { fiat } : undefined),
    ...(maxAge ? { maxAge: Number(maxAge) } : undefined),
  }
}
