import { InvalidTimeError } from './requestErrors.js'

/** Refuses what would make a timer fire at once or never. */
export function assertTime(option: string, value: number): void {
  if (!(value >= 0)) throw new InvalidTimeError({ option, value })
}
