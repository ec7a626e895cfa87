import { setImmediate } from 'node:timers/promises'
import { type Issue, RefusedError } from './model/Refusal.js'

/** Reads the items of a request one by one, and returns the refused ones beside the others. */
export async function collect<item, value>(
  items: readonly item[],
  read: (item: item, index: number) => Promise<value> | value,
): Promise<{ values: readonly value[]; issues: readonly Issue[] }> {
  const values: value[] = []
  const issues: Issue[] = []
  for (const [index, item] of items.entries()) {
    // Reading an item may be pure computation, so other work runs between two items.
    if (index > 0) await setImmediate()
    try {
      values.push(await read(item, index))
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      issues.push(...error.facts.issues.map((issue) => ({ ...issue, index })))
    }
  }
  return { values, issues }
}
