import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BaseError } from '@souk/base'
import { type Devchain, demo, startDevchain } from '@souk/devchain'
import type { Port } from './ports.js'

/** A running local chain, and what is on it. */
export type LocalChain = { known: demo.DemoChain; devchain: Devchain }

/** What a start says about its local chains. */
export type LocalChainsOptions = {
  /** How many local chains to start. @default 1 */
  chains?: number | undefined
  chainPort: number
  dataDir: string
  onProgress?: ((text: string) => void) | undefined
  signal?: AbortSignal | undefined
}

const all: readonly demo.DemoChain[] = Object.values(demo.chains)

/** Returns the local chains of a start, the default one first. */
function chosen({ chains = 1 }: Pick<LocalChainsOptions, 'chains'>): readonly demo.DemoChain[] {
  return all.slice(0, chains)
}

/** The first chain is in the data folder itself, each further one in a folder of its name. */
export function folderOf(known: demo.DemoChain, dataDir: string): string {
  return known === all[0] ? dataDir : join(dataDir, known.name)
}

/** Deletes chain and orders of every local chain, also of those that are not started. */
export async function forgetChains(dataDir: string): Promise<void> {
  for (const known of all) {
    const folder = folderOf(known, dataDir)
    await rm(join(folder, 'chain.json'), { force: true })
    await rm(join(folder, 'market'), { recursive: true, force: true })
  }
}

/** The ports of the local chains: the given one and those that follow, or any free ones. */
export function chainPorts(options: Pick<LocalChainsOptions, 'chains' | 'chainPort'>): readonly Port[] {
  const { chainPort: first } = options
  return chosen(options).map((_, index) => ({
    host: '127.0.0.1',
    port: first === 0 ? 0 : first + index,
    flag: '--chain-port',
  }))
}

/**
 * Starts the local chains. If one of them cannot be started, the others are stopped.
 *
 * @throws {StateFileError} when a kept chain cannot be used.
 */
export async function startLocalChains(options: LocalChainsOptions): Promise<readonly LocalChain[]> {
  const { dataDir, onProgress, signal } = options
  const ports = chainPorts(options)
  const starts = chosen(options).map(async (known, index): Promise<LocalChain> => {
    const devchain = await startDevchain({
      chain: known.name,
      port: ports[index]?.port ?? 0,
      stateFile: join(folderOf(known, dataDir), 'chain.json'),
      // All chains go through the same stages at once.
      ...(onProgress && index === 0 ? { onProgress } : {}),
      ...(signal ? { signal } : {}),
    })
    return { known, devchain }
  })
  const results = await Promise.allSettled(starts)
  const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failed = results.find((result) => result.status === 'rejected')
  if (!failed) return started
  await stopLocalChains(started)
  throw failed.reason
}

/** Saves and stops local chains. */
export async function stopLocalChains(chains: readonly LocalChain[]): Promise<void> {
  await Promise.all(chains.map(({ devchain }) => devchain.stop()))
}

/**
 * Resolves with an error when no local chain runs any more. A chain that ends alone is reported, and the others go on.
 * Chains that were asked to stop do not count.
 */
export function endOfChains(
  chains: readonly LocalChain[],
  options: { isStopping: () => boolean; onProgress: (text: string) => void },
): Promise<Error> {
  let left = chains.length
  return new Promise((resolve) => {
    for (const { known, devchain } of chains)
      void devchain.exited.then(() => {
        if (options.isStopping()) return
        left -= 1
        if (left === 0) resolve(new ChainEndedError({ pid: devchain.pid }))
        else
          options.onProgress(`The local chain ${known.name} ended by itself; the market goes on without it`)
      })
  })
}

/** Thrown when the local chain ends without a request to stop. */
export class ChainEndedError extends BaseError<{ pid: number }> {
  override readonly name = 'Start.ChainEndedError'
  constructor(facts: { pid: number }) {
    super(
      'The local chain ended by itself, so the market was stopped. Start it again: chain and orders are kept.',
      {
        facts,
        retry: 'later',
      },
    )
  }
}
