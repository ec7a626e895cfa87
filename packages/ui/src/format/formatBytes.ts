import { formatNumber } from './formatNumber.js'

/**
 * Formats a size in a suitable unit.
 *
 * @example
 * formatBytes(2_300) // → '2.3 kB'
 */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${formatNumber(size.toFixed(1))} ${unit}`
}
