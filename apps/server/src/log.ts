import { pino } from 'pino'

/** Structured log lines; `pino` fits. */
export type Logger = {
  info: (facts: object, message: string) => void
  warn: (facts: object, message: string) => void
  error: (facts: object, message: string) => void
  debug: (facts: object, message: string) => void
}

/** Makes the server's own logger. @param options.level - `silent` for none. */
export function createLogger(options: { level: string }): Logger {
  return pino({
    level: options.level,
    base: null,
    redact: { paths: ['apiKey', 'privateKey', 'signature', '*.signature', '*.privateKey'], censor: '***' },
  })
}
