/** The rest of a rate limit, and the time at which it applied. */
export type Bucket = { left: number; atMs: number }

/** The result of a request: allowed, or how long to wait. */
export type Taken = { bucket: Bucket; isAllowed: boolean; waitMs: number }

/** Charges use that has already happened, even beyond the rest. The debt is at most one full bucket. */
export function spend(
  bucket: Bucket | undefined,
  options: { perMinute: number; nowMs: number; cost: number },
): Bucket {
  const { perMinute, nowMs, cost } = options
  return { left: Math.max(-perMinute, fill(bucket, options) - cost), atMs: nowMs }
}

function fill(
  bucket: Bucket | undefined,
  { perMinute, nowMs }: { perMinute: number; nowMs: number },
): number {
  if (!bucket) return perMinute
  return Math.min(perMinute, bucket.left + (Math.max(0, nowMs - bucket.atMs) * perMinute) / 60_000)
}

/**
 * Takes from a bucket that fills evenly and holds one minute's limit.
 *
 * @param bucket - @default a full bucket
 * @param options.perMinute - The limit.
 * @param options.cost - The amount to take. More than a bucket holds counts as all of it. @default 1
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
  const left = fill(bucket, options)
  if (left < cost)
    return {
      bucket: { left, atMs: nowMs },
      isAllowed: false,
      waitMs: Math.ceil((cost - left) / perMs),
    }
  return { bucket: { left: left - cost, atMs: nowMs }, isAllowed: true, waitMs: 0 }
}
