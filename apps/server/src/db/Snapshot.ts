/** The transactions that a reader of the database sees: all before `next` but those still running. */
export type Snapshot = { next: bigint; running: readonly bigint[] }

/**
 * Reads a snapshot from PostgreSQL's text, such as `10:14:10,12`: the oldest running transaction, the next one, and
 * those running.
 */
export function parse(text: string): Snapshot {
  const [, next = '0', running = ''] = text.split(':')
  return { next: BigInt(next), running: running === '' ? [] : running.split(',').map(BigInt) }
}

/**
 * Returns the transactions that the later of two snapshots sees and the earlier one does not.
 *
 * @param options.most - With more of them than that, or if the numbers went back, it returns `undefined`.
 */
export function between(
  before: Snapshot,
  after: Snapshot,
  { most }: { most: number },
): readonly bigint[] | undefined {
  const count = after.next - before.next
  if (count < 0n || count > BigInt(most)) return undefined
  const running = new Set(after.running)
  const begun = Array.from({ length: Number(count) }, (_, index) => before.next + BigInt(index))
  return [...before.running, ...begun].filter((transaction) => !running.has(transaction))
}
