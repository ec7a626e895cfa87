/** A time in the unit that suits its length. */
export type Estimate = { unit: 'seconds' | 'minutes' | 'hours'; count: number }

/**
 * Rounds a time up to the unit that suits its length.
 *
 * @example
 * toEstimate(100) // → { unit: 'minutes', count: 2 }
 */
export function toEstimate(seconds: number): Estimate {
  if (seconds < 90) return { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) }
  if (seconds < 90 * 60) return { unit: 'minutes', count: Math.ceil(seconds / 60) }
  return { unit: 'hours', count: Math.ceil(seconds / 3_600) }
}
