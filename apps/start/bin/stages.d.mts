export type StagesOptions = {
  /** Prints a line. */
  write: (line: string) => void
  /** When the start began, in milliseconds since 1970. */
  began: number
  /** @default Date.now */
  now?: (() => number) | undefined
  /** Prints a stage again each time it has taken this much longer. @default 10000 */
  againMs?: number | undefined
}
export type Stages = {
  /** Begins a stage, and ends the previous one. */
  begin: (text: string) => void
  end: () => void
}
export function createStages(options: StagesOptions): Stages
