const mostAttempts = 6

/**
 * Returns when to retry after a failure: later each time. After the last attempt the token stays without metadata;
 * its refresh endpoint starts over. The database counts the attempts. `retry` of @souk/base would lose them with the
 * process, and block other tokens.
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
