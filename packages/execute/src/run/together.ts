/**
 * Runs several generators in parallel and merges their values.
 *
 * Each generator continues only when the consumer asks for the next value, so the consumer has processed the previous
 * value by then. If one throws, the others still run to their end, and the first error is thrown afterwards.
 *
 * @param options.onError - Called immediately with each error.
 */
export async function* together<value>(
  runs: readonly AsyncGenerator<value, void>[],
  options: { onError: (error: unknown) => void },
): AsyncGenerator<value, void> {
  const next = (run: AsyncGenerator<value, void>) =>
    run
      .next()
      .then(toTold, toThrown)
      .then((told) => ({ run, told }))
  const pending = new Map(runs.map((run) => [run, next(run)]))
  const errors: unknown[] = []
  while (pending.size > 0) {
    const { run, told } = await Promise.race(pending.values())
    pending.delete(run)
    if ('error' in told) {
      errors.push(told.error)
      options.onError(told.error)
    } else if (!told.done) {
      yield told.value
      pending.set(run, next(run))
    }
  }
  if (errors.length > 0) throw errors[0]
}

function toTold<value>(result: IteratorResult<value, void>) {
  return result.done ? { done: true as const } : { done: false as const, value: result.value }
}

function toThrown(error: unknown) {
  return { error }
}
