import { InvalidTimeError } from './requestErrors.js'

/** Rejects times that would make a timer fire immediately or never. */
export function assertTime(option: string, value: number): void {
  if (!(value >= 0)) throw new InvalidTimeError({ option, value })
}
