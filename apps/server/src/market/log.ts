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
 * @param options.write - Takes each line in place of a file.
 */
export function createLogger(options: createLogger.Options): Logger & { lost: () => number } {
  const { level, file = 1, write: writeOut = (line) => writeAll(file, line) } = options
  let lost = 0
  let untold = 0
  const write = (line: string) => {
    try {
      if (untold > 0) writeOut(toLossLine(untold))
      untold = 0
      writeOut(line)
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

export declare namespace createLogger {
  type Options = { level: string; file?: number; write?: (line: string) => void }
}

/**
 * Says a line of the log in words, for a person at a terminal.
 *
 * @example
 * toWords('{"level":40,"chain":"base","err":{"message":"No answer."},"msg":"the chain is away"}') // → 'Warning: the chain is away: No answer. (base)'
 */
export function toWords(line: string): string {
  const { level, chain, err, msg } = JSON.parse(line)
  const where = chain ? ` (${chain})` : ''
  return `${level > 40 ? 'Error' : 'Warning'}: ${msg}${err?.message ? `: ${err.message}` : ''}${where}`
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
