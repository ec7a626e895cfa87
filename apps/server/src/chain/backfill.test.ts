import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { testServer } from '@souk/testing/server'
import { expect, test } from 'vitest'
import * as LogRange from '../node/LogRange.js'
import { createNode, getBlockRef } from '../node/node.js'
import { startGatedNode } from '../testing/gatedNode.js'
import { standStill } from '../testing/standStill.js'
import { backfill } from './backfill.js'

const chain = testChain()
const contract = demo.contracts.lanterns.toLowerCase()
const quiet = () => undefined

test('behavior: a collection that is to be read again is, also if that is asked during a turn', async () => {
  const logger = { info: quiet, warn: quiet, error: quiet, debug: quiet }
  const server = await testServer({ rpcUrl: chain.rpcUrl, logger })
  await server.indexed(await chain.publicClient.getBlockNumber())
  const gate = await startGatedNode(chain.rpcUrl, { holds: ({ method }) => method === 'eth_call' })
  try {
    const market = { ...(await standStill(server, chain.rpcUrl)), node: createNode(gate.url) }
    const at = await getBlockRef(market.node)
    const options = { term: market.progress.term as bigint, range: LogRange.create(), known: [at] }
    const next = async () =>
      (await collection().selectAll('collections').executeTakeFirstOrThrow()).backfill_next
    const collection = () => market.db.selectFrom('collections').where('contract', '=', contract)
    const readAgain = (from: bigint) =>
      market.db
        .updateTable('collections')
        .set({ backfill_next: from })
        .where('contract', '=', contract)
        .execute()
    await readAgain(1n)
    const turn = backfill(market, at, options)
    // The turn has its logs and waits for the holders.
    await poll(() => gate.held().length > 0 || undefined, { intervalMs: 10, deadlineMs: 50_000 })
    await readAgain(0n)
    gate.open()
    await turn
    expect(await next()).toBe('0')
    await backfill(market, at, options)
    expect(await next()).toBeNull()
  } finally {
    gate.open()
    await server.close()
    await gate.close()
  }
})
