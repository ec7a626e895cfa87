/**
 * Counts the offers that a balance can pay if the highest are accepted first.
 *
 * @example
 * coveredOffers([5n, 4n, 3n], { balance: 9n }) // → 2
 */
export function coveredOffers(amounts: readonly bigint[], { balance }: { balance: bigint }): number {
  let rest = balance
  const highestFirst = amounts.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0))
  const unpaid = highestFirst.findIndex((amount) => {
    rest -= amount
    return rest < 0n
  })
  return unpaid === -1 ? amounts.length : unpaid
}
