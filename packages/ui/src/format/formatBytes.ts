import { formatNumber } from './formatNumber.js'

/**
 * Formats a size in a suitable unit.
 *
 * @example
 * formatBytes(2_300) // → '2.3 kB'
 */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  const [unit, size] = units.find(([, size]) => bytes >= size) ?? ['kB', 1_000]
  return `${formatNumber((bytes / size).toFixed(1))} ${unit}`
}

const units = [
  ['GB', 1_000_000_000],
  ['MB', 1_000_000],
] as const
