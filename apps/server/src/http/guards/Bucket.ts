/** What is left of an allowance, and when that was so. */
export type Bucket = { left: number; atMs: number }

/** What a request got: it may pass, or has to wait. */
export type Taken = { bucket: Bucket; isAllowed: boolean; waitMs: number }

/**
 * Takes from a bucket that fills evenly and holds one minute's allowance.
 *
 * @param bucket - Left out, a full one.
 * @param options.perMinute - The allowance.
 * @param options.cost - What is taken; more than a bucket holds counts as all of it. @default 1
 *
 * @example
 * Bucket.take(undefined, { perMinute: 60, nowMs: 0 }) // → { bucket: { left: 59, atMs: 0 }, isAllowed: true, waitMs: 0 }
 */
export function take(
  bucket: Bucket | undefined,
  options: { perMinute: number; nowMs: number; cost?: number },
): Taken {
  const { perMinute, nowMs } = options
  const cost = Math.min(options.cost ?? 1, perMinute)
  const perMs = perMinute / 60_000
  const left = bucket
    ? Math.min(perMinute, bucket.left + Math.max(0, nowMs - bucket.atMs) * perMs)
    : perMinute
  if (left < cost)
    return {
      bucket: { left, atMs: nowMs },
      isAllowed: false,
      waitMs: Math.ceil((cost - left) / perMs),
    }
  return { bucket: { left: left - cost, atMs: nowMs }, isAllowed: true, waitMs: 0 }
}
