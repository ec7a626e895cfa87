import { AbortedError } from '@souk/base'
import { chains, type DemoChainName } from './demo/demo.js'
import { genesisFile } from './genesis/genesisFile.js'
import { startMovingConduits } from './movingConduits.js'
import { findBinary } from './node/binary.js'
import { StartError, StateFileError } from './node/errors.js'
import type { Logger } from './node/Logger.js'
import { createNodeClient, type NodeClient } from './node/nodeClient.js'
import { type AnvilProcess, spawnAnvil } from './node/process.js'
import { assertState, exists } from './node/state.js'
import { startSaving } from './saving.js'

/** A running chain. */
export type Devchain = {
  rpcUrl: string
  chainId: number
  port: number
  /** The process id of the node. */
  pid: number
  /** Resolves when the node has ended, whether by {@link Devchain.stop} or by itself. */
  exited: Promise<void>
  /** Writes the state file now; does nothing without one. */
  save(): Promise<void>
  /** Saves the state if there is a state file, and stops the node. */
  stop(): Promise<void>
}

/**
 * Starts a local chain with the real Seaport 1.5, currencies and collections on it (see `demo`). There are two chains:
 * `souk` with ether, and `caravan` with another native currency.
 *
 * The first start on a machine compiles the contracts and takes about ten seconds; later ones take less than one.
 *
 * @throws {AbortedError} when the signal fires before the chain runs.
 * @throws {BinaryNotFoundError} when anvil is not installed.
 * @throws {PortInUseError} when the port is taken.
 * @throws {StateFileError} when the state file is damaged or of another version or chain.
 *
 * @example
 * const chain = await startDevchain({ port: 8545, stateFile: '.souk/chain.json' })
 * await chain.stop()
 */
export async function startDevchain(options: startDevchain.Options = {}): Promise<Devchain> {
  const {
    port = 0,
    host = '127.0.0.1',
    chain = 'souk',
    chainId = chains[chain].chainId,
    stateFile,
    signal,
    onProgress = () => {},
  } = options
  assertRunning(signal)
  const binary = findBinary()
  const keeps = stateFile !== undefined && (await exists(stateFile))
  if (keeps) await assertState(stateFile, { chainId })
  const loaded = keeps ? stateFile : await genesisFile({ binary, chain, chainId, onProgress })
  onProgress('Starting the chain')
  const args = [...nodeArgs({ ...options, chainId }), '--load-state', loaded]
  const anvil = await spawnAnvil({ binary, host, port, args }).catch((error: unknown) => {
    if (error instanceof StartError && error.facts.output.includes('--load-state'))
      throw new StateFileError({ file: loaded, reason: 'the node refuses it' }, error)
    throw error
  })
  return run(anvil, { ...options, chainId, host })
}

export declare namespace startDevchain {
  type Options = {
    /** @default 0, any free port */
    port?: number
    /** @default '127.0.0.1' */
    host?: string
    /** The file that keeps the chain between runs. @default none: the chain is lost at the end */
    stateFile?: string
    /**
     * Seconds between blocks without transactions. Transactions are always mined at once.
     *
     * @default 12 with a state file, else none
     */
    blockTime?: number
    /** Which local chain: its currencies and collections, as in `demo.chains`. @default 'souk' */
    chain?: DemoChainName
    /** @default the chain's own: 31337 for the first */
    chainId?: number
    /**
     * Makes conduits that any account creates usable, a moment after their creation.
     *
     * @default true with a state file
     */
    movesConduits?: boolean
    /** Stops the chain, even during its start. */
    signal?: AbortSignal
    /** Called with a line of text at each stage of the start. */
    onProgress?: (text: string) => void
    logger?: Logger
  }
}

async function run(
  anvil: AnvilProcess,
  options: startDevchain.Options & { chainId: number; host: string },
): Promise<Devchain> {
  const { chainId, host, stateFile, signal } = options
  const rpcUrl = `http://${reachable(host)}:${anvil.port}`
  const client = createNodeClient({ rpcUrl, chainId })
  await setClock(client)
  const saving = stateFile === undefined ? undefined : startSaving(client, { ...options, stateFile, chainId })
  const { movesConduits = stateFile !== undefined } = options
  const moving = movesConduits ? startMovingConduits(client, options) : undefined
  const end = async () => {
    try {
      await moving?.stop()
      await saving?.stop()
      if (anvil.isRunning()) await saving?.save()
    } finally {
      await anvil.kill()
    }
  }
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= end()
    return stopped
  }
  void anvil.exited.then(() => Promise.all([moving?.stop(), saving?.stop()]))
  signal?.addEventListener('abort', () => void stop(), { once: true })
  if (signal?.aborted) await stop()
  assertRunning(signal)
  const save = () => saving?.save() ?? Promise.resolve()
  return { rpcUrl, chainId, port: anvil.port, pid: anvil.pid, exited: anvil.exited, save, stop }
}

function assertRunning(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AbortedError({ reason: signal.reason })
}

/** Returns the host name in URLs of this machine for a node that listens on `host`. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

function nodeArgs(options: { chainId: number; blockTime?: number; stateFile?: string }): string[] {
  const blockTime = options.blockTime ?? (options.stateFile === undefined ? 0 : 12)
  return [
    ...['--chain-id', String(options.chainId)],
    // Without this, anvil leaves old states in the home folder and never deletes them.
    ...['--max-persisted-states', '0'],
    ...(blockTime > 0 ? ['--block-time', String(blockTime), '--mixed-mining'] : []),
  ]
}

/**
 * Sets the node's clock to the current time and mines a block, so that the time of `latest` is correct.
 *
 * After loading a state, anvil continues from the machine's clock even if the last block is ahead of it, and block
 * times would go back.
 */
async function setClock(client: NodeClient): Promise<void> {
  const { timestamp } = await client.getBlock({ blockTag: 'latest' })
  const now = BigInt(Math.floor(Date.now() / 1000))
  await client.request({
    method: 'evm_setTime',
    params: [Number(timestamp >= now ? timestamp + 1n : now)],
  } as never)
  await client.mine({ blocks: 1 })
}
