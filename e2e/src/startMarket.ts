import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Stack, startStack } from '@souk/start'

/**
 * Starts the whole market on free ports with a temporary data folder.
 *
 * @param options.onProgress - Called with a line at each stage.
 * @param options.chains - How many local chains. @default 1
 * @param options.server - Further settings of the server.
 *
 * @example
 * const market = await startMarket()
 * await market.stop()
 */
export async function startMarket(options: startMarket.Options = {}): Promise<startMarket.Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'souk-e2e-'))
  const start = (port: number) =>
    startStack({
      port,
      chainPort: 0,
      dataDir,
      host: '127.0.0.1',
      fresh: false,
      chainRpc: undefined,
      collections: [],
      logLevel: 'warn',
      onProgress: options.onProgress,
      server: options.server,
      chains: options.chains,
    })
  let stack = await start(0)
  return {
    url: stack.url,
    rpcUrl: stack.rpcUrl,
    chainId: stack.chainId,
    chains: stack.chains,
    pause: () => stack.stop(),
    resume: async () => {
      stack = await start(Number(new URL(stack.url).port))
    },
    stop: async () => {
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export declare namespace startMarket {
  type Options = Pick<startStack.Options, 'onProgress' | 'server' | 'chains'>
  type Result = Pick<Stack, 'url' | 'rpcUrl' | 'chainId' | 'chains' | 'stop'> & {
    /** Stops it and keeps its data. */
    pause: () => Promise<void>
    /** Starts it again, at the same address. */
    resume: () => Promise<void>
  }
}
