export type StagesOptions = {
  /** Takes a line. */
  write: (line: string) => void
  /** When it all began, in milliseconds since 1970. */
  began: number
  /** @default Date.now */
  now?: (() => number) | undefined
  /** A stage is told of again each time it has taken this much longer. @default 10000 */
  againMs?: number | undefined
}
export type Stages = {
  /** Ends the stage before, if there is one. */
  begin: (text: string) => void
  end: () => void
}
export function createStages(options: StagesOptions): Stages
