import { writeSync } from 'node:fs'
import { pino } from 'pino'

/** Structured log lines; `pino` fits. */
export type Logger = {
  info: (facts: object, message: string) => void
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
  debug: (facts: object, message: string) => void
  /** Lines that could not be written since the start, for the metrics. */
  lost?: () => number
}

/**
 * Makes the server's own logger. A line that cannot be written, because the disk under it is full or its reader has gone,
 * is lost and counted, and the first line that can be written again says how many were.
 *
 * @param options.level - `silent` for none.
 * @param options.file - The number of the open file to write to. @default standard output
 */
export function createLogger(options: { level: string; file?: number }): Logger & { lost: () => number } {
  const { level, file = 1 } = options
  let lost = 0
  let untold = 0
  const write = (line: string) => {
    try {
      if (untold > 0) writeAll(file, toLossLine(untold))
      untold = 0
      writeAll(file, line)
    } catch {
      // There is no other place to say it; the metrics tell how many.
      lost++
      untold++
    }
  }
  const logger = pino(
    {
      level,
      base: null,
      redact: { paths: ['apiKey', 'privateKey', 'signature', '*.signature', '*.privateKey'], censor: '***' },
    },
    { write },
  )
  return {
    info: (facts, message) => logger.info(facts, message),
    warn: (facts, message) => logger.warn(facts, message),
    error: (facts, message) => logger.error(facts, message),
    debug: (facts, message) => logger.debug(facts, message),
    lost: () => lost,
  }
}

/** Begins with the end of a line, since half of the one before may have been written. */
function toLossLine(lost: number): string {
  return `\n${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'log lines could not be written' })}\n`
}

/** A file may take less at once than it is given. */
function writeAll(file: number, line: string): void {
  let rest = Buffer.from(line)
  while (rest.length > 0) rest = rest.subarray(writeSync(file, rest))
}
