import { type Read, readBatch } from '@souk/base'
import { decodeFunctionResult, encodeFunctionData, type Hex, hexToBigInt, parseAbi } from 'viem'
import type { Market } from '../api/Market.js'
import * as FiatPrice from '../domain/FiatPrice.js'

const abi = parseAbi([
  'function decimals() view returns (uint8)',
  'function description() view returns (string)',
  'function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',
])

/**
 * Reads the prices of currencies in fiat currencies from price feeds, for display. A feed that is out of date, or does
 * not answer as expected, has a problem instead of a price.
 *
 * Reads: one `eth_call`.
 *
 * @param options.feeds - The feeds, for example those of the market info.
 * @param options.now - The clock, in seconds. A block with a later time counts instead. @default the clock of the device
 * @throws {UnreachableError} if the node does not answer.
 *
 * @example
 * const [price] = await getFeedPrices(market, { feeds: info.priceFeeds ?? [] })
 * FiatPrice.worth(price, 10n ** 18n, { decimals: 18 }) // → 242069000000n, which is $2,420.69
 */
export async function getFeedPrices(
  { client }: Pick<Market, 'client'>,
  options: getFeedPrices.Options,
): Promise<readonly FiatPrice.FiatPrice[]> {
  const { feeds, now = BigInt(Math.floor(Date.now() / 1000)) } = options
  if (feeds.length === 0) return []
  const reads = feeds.flatMap(({ feed }) => names.map((name) => toRead(feed, name)))
  const [time, ...answers] = await readBatch(client, [{ type: 'timestamp' }, ...reads])
  const block = time === undefined ? 0n : hexToBigInt(time)
  return feeds.map((feed, index) => {
    const [decimals, round, description] = answers.slice(index * names.length)
    return FiatPrice.read(feed, {
      answers: toAnswers({ decimals, round, description }),
      now: block > now ? block : now,
    })
  })
}

export declare namespace getFeedPrices {
  type Options = { feeds: readonly FiatPrice.PriceFeed[]; now?: bigint | undefined }
}

const names = ['decimals', 'latestRoundData', 'description'] as const

function toRead(to: FiatPrice.PriceFeed['feed'], functionName: (typeof names)[number]): Read {
  return { type: 'call', to, data: encodeFunctionData({ abi, functionName }) }
}

type Raw = Record<keyof FiatPrice.Answers, Hex | undefined>

function toAnswers({ decimals, round, description }: Raw): FiatPrice.Answers {
  const decoded = decode(round, (data) =>
    decodeFunctionResult({ abi, functionName: 'latestRoundData', data }),
  )
  return {
    decimals: decode(decimals, (data) => decodeFunctionResult({ abi, functionName: 'decimals', data })),
    round: decoded && { answer: decoded[1], updatedAt: decoded[3] },
    description: decode(description, (data) =>
      decodeFunctionResult({ abi, functionName: 'description', data }),
    ),
  }
}

/** A contract may return anything. An answer that does not decode counts as missing. */
function decode<value>(data: Hex | undefined, read: (data: Hex) => value): value | undefined {
  if (data === undefined) return undefined
  try {
    return read(data)
  } catch {
    return undefined
  }
}
