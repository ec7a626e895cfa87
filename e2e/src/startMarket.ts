import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Stack, startStack } from '@souk/start'

/**
 * Starts the whole market on free ports with a data folder of its own, which goes away with it.
 *
 * @param options.onProgress - Receives a line at each stage.
 *
 * @example
 * const market = await startMarket()
 * await market.stop()
 */
export async function startMarket(
  options: { onProgress?: (text: string) => void } = {},
): Promise<Stack & { restart: () => Promise<void> }> {
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
    })
  let stack = await start(0)
  return {
    ...stack,
    restart: async () => {
      stack = await start(Number(new URL(stack.url).port))
    },
    stop: async () => {
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
