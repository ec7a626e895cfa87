/** What the command line asks for. */
export type StartOptions = {
  /** The app and its API; 0 takes a free port. */
  port: number
  host: string
  /** The local chain; 0 takes a free port. */
  chainPort: number
  dataDir: string
  fresh: boolean
  /** A node to use instead of the local chain. */
  chainRpc: string | undefined
  collections: readonly `0x${string}`[]
  logLevel: string
}
export type Flags =
  | { type: 'help' }
  | { type: 'mistake'; message: string }
  | { type: 'run'; options: StartOptions }
export const help: string
export function parseFlags(args: readonly string[], root: string): Flags
