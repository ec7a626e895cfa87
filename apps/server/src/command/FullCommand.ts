import type { MarketsOptions } from '../markets/MarketsOptions.js'
import type { Command } from './command.js'

/** Environment variables. */
export type Env = Readonly<Record<string, string | undefined>>

/** A command line, with the configuration file. */
export type FullCommand =
  | Command
  | { type: 'runSeveral'; options: MarketsOptions; logLevel: string; isQuiet: boolean }
