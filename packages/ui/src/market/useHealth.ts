import { useQuery } from '@tanstack/react-query'
import { aheadOf } from '../kit/useClock.js'
import { useMarketPath } from '../kit/useMarketPath.js'

/** A market's health report; missing fields are unknown. */
export type Health = {
  ready: boolean
  version: string | undefined
  indexed: number | undefined
  lag: number | undefined
  /** The time by which the market judges orders, in seconds. */
  time: number | undefined
  error: string | undefined
  database: 'ok' | 'unreachable' | undefined
}

/**
 * Parses a market's health report; `undefined` for any other answer.
 *
 * @example
 * readHealth({ ready: true, chain: { indexed: 7 } })?.indexed // → 7
 */
export function readHealth(value: unknown): Health | undefined {
  const given = asRecord(value)
  if (typeof given.ready !== 'boolean') return undefined
  const chain = asRecord(given.chain)
  const { database } = given
  return {
    ready: given.ready,
    version: textOf(given.version),
    indexed: countOf(chain.indexed),
    lag: countOf(chain.lag),
    time: countOf(chain.time),
    error: textOf(chain.error),
    database: database === 'ok' || database === 'unreachable' ? database : undefined,
  }
}

/** A report, and by how many seconds the chain was ahead of the browser when it came. */
export type TimedHealth = Health & { ahead: bigint }

/** An answer that takes longer counts as missing. */
const longestMs = 5_000

/** How often to read the health of a market that is not ready or does not answer. */
export const troubledMs = 2_000

/** Reads the market's health at intervals: every `everyMs`, but at least every two seconds until the market is ready. */
export function useHealth({ everyMs }: { everyMs: number }) {
  const base = useMarketPath()
  return useQuery<TimedHealth | null>({
    queryKey: ['networks.health', base],
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.status === 'error' || state.data?.ready === false ? Math.min(everyMs, troubledMs) : everyMs,
    queryFn: async ({ signal }) => {
      const response = await fetch(`${base}/health`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
        cache: 'no-store',
      })
      const health = readHealth(await response.json())
      if (!health) return null
      const { time } = health
      return { ...health, ahead: time === undefined ? 0n : aheadOf(BigInt(time), Date.now()) }
    },
  })
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, 300) : undefined
}

function countOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}
