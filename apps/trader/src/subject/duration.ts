import { MistakeError } from '../terminal/errors.js'

const units = { s: 1n, m: 60n, h: 3_600n, d: 86_400n, w: 604_800n } as const
const oneYear = 31_622_400n

/**
 * Reads a duration such as `7d`, `12h` or `2w`, in seconds.
 *
 * @throws {MistakeError} if it is none, or longer than a year.
 *
 * @example
 * toSeconds('7d') // → 604800n
 */
export function toSeconds(text: string): bigint {
  const [, count = '', unit = ''] = /^(\d{1,9})\s*([smhdw])$/.exec(text.trim()) ?? []
  if (count === '') throw new MistakeError(`${text} is no duration. Write it as 12h, 7d or 2w.`)
  const seconds = BigInt(count) * units[unit as keyof typeof units]
  if (seconds === 0n || seconds > oneYear)
    throw new MistakeError(`${text} is no possible duration: it must be above 0 and at most one year.`)
  return seconds
}
