import { createWorld, passTime, type Scenario, setUp, type TestChain, undone } from '@souk/testing'
import * as fc from 'fast-check'
import { type Played, play } from './play.js'

/** The totals of played scenarios. */
export type Seen = {
  /** The number of filled orders. */
  filled: number
  /** The number of occurrences of each kind of fill and each error. */
  results: Readonly<Record<string, number>>
}

/**
 * Plays generated scenarios, each from the same state of the chain. A failing scenario is shrunk to the smallest one
 * that fails and reported with its seed.
 */
export async function playAll(
  chain: TestChain,
  scenarios: fc.Arbitrary<Scenario.Scenario>,
  options: { seed: number; runs: number; path?: string },
): Promise<Seen> {
  const world = await createWorld(chain)
  const played: Played[] = []
  const property = fc.asyncProperty(scenarios, (scenario) =>
    undone(chain, async () => {
      const stage = await setUp(world, scenario)
      for (const step of scenario.steps) {
        await passTime(chain, step.after)
        played.push(await play(stage, step))
      }
    }),
  )
  const { seed, runs: numRuns, path } = options
  await fc.assert(property, {
    seed,
    numRuns,

    ...(path === undefined ? {} : { path }),
  })
  return {
    filled: played.reduce((sum, { filled }) => sum + filled, 0),
    results: count(
      played.flatMap(({ result, dropped }) => [result, ...dropped.map((name) => `dropped: ${name}`)]),
    ),
  }
}

function count(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
