/** The parsed command line. */
export type StartOptions = {
  /** The port of the app and its API; 0 picks a free one. */
  port: number
  host: string
  /** How many local chains to start. */
  chains: number
  /** The port of the first local chain, which the others follow; 0 picks free ones. */
  chainPort: number
  dataDir: string
  fresh: boolean
  /** The URL of a node to use instead of the local chain. */
  chainRpc: string | undefined
  collections: readonly `0x${string}`[]
  logLevel: string
}
export type Flags =
  | { type: 'help'; text: string }
  | { type: 'mistake'; message: string }
  | { type: 'run'; options: StartOptions }
export function parseFlags(
  args: readonly string[],
  context: { folder: string; program?: string | undefined },
): Flags
