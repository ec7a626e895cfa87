import type { Action, Simulated } from '@souk/seaport'

/**
 * Returns the simulation of the main transaction of a trade. It is absent if the trade has none.
 *
 * @typeParam result - What the transaction's function returns.
 */
export function simulationOf<result>(actions: readonly Action[]): {
  simulate?: () => Promise<Simulated<result>>
} {
  const main = actions.at(-1)
  if (main?.type !== 'exchange') return {}
  return { simulate: main.transactionMethods.simulate as () => Promise<Simulated<result>> }
}
