/** A random number generator that repeats for the same seed, so that pictures never change between builds. */
export type Random = {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** Returns a number between two bounds. */
  between(low: number, high: number): number
  /** Returns one entry of a list. */
  pick<value>(list: readonly [value, ...value[]]): value
}

/** Creates a generator (mulberry32: 32 bits of state, good enough for pictures). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  }
}

/** Shuffles the numbers 0 … length - 1 (Fisher-Yates). */
export function shuffled(random: Random, length: number): number[] {
  const order = Array.from({ length }, (_, index) => index)
  for (let index = length - 1; index > 0; index--) {
    const other = Math.floor(random.next() * (index + 1))
    const kept = order[index] ?? 0
    order[index] = order[other] ?? 0
    order[other] = kept
  }
  return order
}
