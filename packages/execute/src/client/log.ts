import { type ExecuteClient, type LogLevel, logLevels } from './ExecuteClient.js'

/** Logs values if the client's log level includes their level. */
export function log(client: ExecuteClient, level: Exclude<LogLevel, 'none'>, ...values: unknown[]): void {
  if (logLevels.indexOf(level) > logLevels.indexOf(client.logLevel)) return
  client.logger[level === 'verbose' ? 'debug' : level](...values)
}
