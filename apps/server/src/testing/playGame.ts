import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { TestChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { expect } from 'vitest'
import { openJournal } from '../journal/journal.js'
import { assertBook, dump } from './assertBook.js'
import { createWorld, move, type World } from './bookWorld.js'

/**
 * Plays a game of random moves on a chain with reorganisations, and compares the market with the chain after every
 * move. At the end, it compares the market with one built from scratch.
 *
 * @param options.seed - The same seed plays the same moves.
 * @param options.rpcUrl - The node that the market asks. @default the chain's own
 * @param options.pollIntervalMs - @default 5
 * @param options.deadlineMs - How long the market may take to follow a move. @default 60,000
 */
export async function playGame(
  chain: TestChain,
  options: { seed: number; moves: number; rpcUrl?: string; pollIntervalMs?: number; deadlineMs?: number },
): Promise<void> {
  const { rpcUrl = chain.rpcUrl, pollIntervalMs = 5, deadlineMs = 60_000 } = options
  const server = await testServer({ rpcUrl, pollIntervalMs })
  const record: string[] = []
  try {
    const world = await createWorld(chain, server, { seed: options.seed, deadlineMs })
    for (let number = 0; number < options.moves; number++) {
      record.push(await move(world))
      await assertBook(world)
    }
    await assertSameFromScratch(world, { rpcUrl, pollIntervalMs })
  } catch (error) {
    // Said at once: a run that ends early reports nothing, and a server that cannot be closed would replace the error.
    const text = inspect(error, { depth: 8, maxArrayLength: null, maxStringLength: null })
    process.stdout.write(
      `Seed ${options.seed}, after ${record.length} moves:\n${record.join('\n')}\n${text}\n`,
    )
    await server.close().catch(() => undefined)
    throw error
  }
  await server.close()
}

async function assertSameFromScratch(
  world: World,
  node: { rpcUrl: string; pollIntervalMs: number },
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'souk-scratch-'))
  const journal = await openJournal(join(dataDir, 'orders.jsonl'))
  await journal.append(
    world.orders.map(({ hash, side, order }) => [
      { orderHash: hash, side, order, createdAt: new Date(), signedBy: 'key' as const },
    ]),
  )
  await journal.close()
  let fresh: TestServer | undefined
  try {
    fresh = await testServer({ ...node, dataDir })
    await fresh.indexed(await world.chain.publicClient.getBlockNumber(), world)
    expect(await dump(world)).toEqual(await dump({ server: fresh }))
  } finally {
    await fresh?.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
