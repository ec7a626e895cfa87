/** One line of the table: the same work by us and by the peer, in the same run. */
export type Row = {
  name: string
  /** The published package that is measured next to ours. */
  peer: string
  unit: string
  /** Whether a larger number is better. */
  better: 'more' | 'less'
  /** The target, as a ratio in our favour or an absolute number; for the table only. */
  reach: string
  /** The flag without which the row is left out, because it takes minutes, or an hour. */
  flag?: 'million' | 'long' | 'hour'
  measure: () => Promise<Measurement | Alone>
}

export type Measurement = { ours: number; peer: number }

/** A measurement without the peer, which would take minutes. */
export type Alone = { ours: number; peer?: undefined }

/** Returns how many times better ours is, if the peer was measured. */
export function ratio(row: Row, { ours, peer }: Measurement | Alone): number | undefined {
  if (peer === undefined) return undefined
  return row.better === 'more' ? ours / peer : peer / ours
}

const rounds = 5
const roundMs = 200

/**
 * Measures how often each function runs per second. Interleaves them, so that a busy machine slows all alike, and
 * takes the median of the rounds.
 */
export function ratesPerSecond(functions: readonly (() => void)[]): readonly number[] {
  for (const run of functions) rate(run)
  const samples = Array.from({ length: rounds }, () => functions.map(rate))
  return functions.map((_, index) => median(samples.map((round) => round[index] ?? 0)))
}

function rate(run: () => void): number {
  const began = performance.now()
  let count = 0
  let elapsed = 0
  while (elapsed < roundMs) {
    run()
    count++
    elapsed = performance.now() - began
  }
  return (count / elapsed) * 1000
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
