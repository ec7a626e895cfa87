import { writeSync } from 'node:fs'
import { pino } from 'pino'

/** A logger of structured lines. `pino` fits. */
export type Logger = {
  info: (facts: object, message: string) => void
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
  debug: (facts: object, message: string) => void
  /** The number of lines that could not be written since the start, for the metrics. */
  lost?: () => number
}

/**
 * Creates the server's own logger. When a line cannot be written, because the disk is full or the reader has gone,
 * the logger drops and counts it. The next line that it can write is preceded by the count.
 *
 * @param options.level - `silent` for none.
 * @param options.file - The file descriptor to write to. @default standard output
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
      // There is nowhere else to report it; the metrics have the count.
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

/** Begins with a line break, since half of the previous line may have been written. */
function toLossLine(lost: number): string {
  return `\n${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'log lines could not be written' })}\n`
}

/** A write to a file may accept only part of the line. */
function writeAll(file: number, line: string): void {
  let rest = Buffer.from(line)
  while (rest.length > 0) rest = rest.subarray(writeSync(file, rest))
}
