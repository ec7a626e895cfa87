const mostAttempts = 6

/**
 * When what could not be read is tried again: later each time. After the last attempt the token stays without; its refresh
 * endpoint begins anew. Attempts are counted in the database and not by `retry` of @souk/base, so that the waiting outlives
 * the process and holds up no other token.
 */
export function toRetry(attempts: number) {
  const next = attempts + 1
  const waitMs = 2_000 * 4 ** attempts
  return {
    metadata_attempts: next,
    metadata_state: next >= mostAttempts ? 'failed' : 'pending',
    metadata_next_at: Date.now() + waitMs,
  } as const
}
