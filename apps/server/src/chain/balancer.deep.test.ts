import { createServer as createProxy, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demo, startDevchain } from '@souk/devchain'
import { getOrder, postOrder } from '@souk/market'
import { seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { testServer } from '@souk/testing/server'
import { erc721Abi, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Logger } from '../market/log.js'
import { findDrift } from '../stats/findDrift.js'
import { apiOf } from '../testing/apiOf.js'
import { dump } from '../testing/assertBook.js'
import { listing, signOrder } from '../testing/signOrder.js'

const chain = testChain()
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts

type Call = { id: number; method: string; params?: readonly unknown[] }
type Answer = { id: number; result?: unknown; error?: unknown }
type Backend = (calls: readonly Call[]) => Promise<readonly Answer[]>

let proxy: Server
let rpcUrl: string
/** The nodes behind one address, asked in turn. */
let backends: readonly Backend[] = []
let turn = 0

beforeAll(async () => {
  proxy = createProxy(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const body = JSON.parse(text) as Call | readonly Call[]
    const calls = Array.isArray(body) ? (body as readonly Call[]) : [body as Call]
    const answers = await (backends[turn++ % backends.length] as Backend)(calls)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(Array.isArray(body) ? answers : answers[0]))
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  rpcUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
})
afterAll(() => {
  proxy.closeAllConnections()
  proxy.close()
})

const quiet = () => undefined
const logger: Logger = { info: quiet, warn: quiet, error: quiet, debug: quiet }

const honest =
  (url: string): Backend =>
  async (calls) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(calls) })
    return response.json()
  }

/** A node that is some blocks behind. Each method fails in its own way for newer blocks. */
function lagging(url: string, blocks: number): Backend {
  const ask = honest(url)
  return async (calls) => {
    const [head] = await ask([{ id: 0, method: 'eth_blockNumber', params: [] }])
    const known = Math.max(0, Number(head?.result) - blocks)
    const answers = await ask(calls.map((call) => ({ ...call, params: withLatest(call, known) })))
    return answers.map((answer, index) => forget(calls[index] as Call, answer, known))
  }
}

const hex = (number: number) => `0x${number.toString(16)}`

function withLatest({ params = [] }: Call, known: number): readonly unknown[] {
  return params.map((param) => (param === 'latest' ? hex(known) : param))
}

function forget({ id, method, params = [] }: Call, answer: Answer, known: number): Answer {
  const numbers = params.flatMap((param) =>
    typeof param === 'string' && param.length < 12 ? [Number(param)] : [],
  )
  const isNew = numbers.some((number) => number > known)
  const unknown = { code: -32_000, message: 'header not found' }
  if (method === 'eth_getBlockByNumber') return isNew ? { ...answer, id, result: null } : answer
  if (method === 'eth_call') return isNew ? { id, error: unknown } : answer
  if (method !== 'eth_getLogs') return answer
  const logs = (answer.result ?? []) as { blockNumber: Hex }[]
  return logs.some((log) => Number(log.blockNumber) > known) ? { id, error: unknown } : answer
}

async function send(functionName: 'setApprovalForAll' | 'transferFrom', args: readonly unknown[]) {
  const hash = await chain
    .walletClient(amina)
    .writeContract({ address: lanterns, abi: erc721Abi, functionName, args: args as never })
  return (await chain.publicClient.waitForTransactionReceipt({ hash })).blockNumber
}

async function ownedByAmina(): Promise<bigint> {
  for (let id = 1n; ; id++) {
    const args = [id] as const
    const owner = await chain.publicClient.readContract({
      address: lanterns,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args,
    })
    if (owner === amina.address) return id
  }
}

async function play(server: Awaited<ReturnType<typeof testServer>>) {
  await server.indexed(await send('setApprovalForAll', [seaportAddress, true]))
  const { timestamp: now } = await chain.publicClient.getBlock()
  const identifier = await ownedByAmina()
  const terms = { maker: amina.address, token: lanterns, identifier, price: 10n ** 18n, now }
  const order = await signOrder(amina.privateKey, listing(terms))
  return { posted: await postOrder(apiOf(server), { side: 'ask', order }), identifier }
}

async function assertLikeFresh(server: Awaited<ReturnType<typeof testServer>>) {
  const fresh = await testServer({ rpcUrl: chain.rpcUrl, logger })
  await fresh.indexed(await chain.publicClient.getBlockNumber())
  const [{ orders: _, ...found }, { orders: __, ...expected }] = [
    await dump({ server }),
    await dump({ server: fresh }),
  ]
  expect(found).toEqual(expected)
  expect(await findDrift(server.market.db)).toEqual([])
  await fresh.close()
}

describe('follow', () => {
  test('behavior: one of two nodes behind the same address lags', async () => {
    backends = [honest(chain.rpcUrl)]
    const server = await testServer({ rpcUrl, logger })
    const { posted, identifier } = await play(server)
    backends = [honest(chain.rpcUrl), lagging(chain.rpcUrl, 3)]
    for (let step = 0; step < 6; step++) {
      await send('setApprovalForAll', [seaportAddress, step % 2 === 1])
      await chain.testClient.mine({ blocks: step })
    }
    await send('transferFrom', [amina.address, bilal.address, identifier])
    await chain.testClient.mine({ blocks: 4 })
    await server.indexed((await chain.publicClient.getBlockNumber()) - 3n)
    backends = [honest(chain.rpcUrl)]
    await server.indexed(await chain.publicClient.getBlockNumber())
    expect(await getOrder(apiOf(server), posted)).toMatchObject({ status: 'inactive', reason: 'balance' })
    await assertLikeFresh(server)
    await server.close()
  }, 90_000)

  test('behavior: one of two nodes behind the same address is on another branch', async () => {
    const other = await startDevchain()
    backends = [honest(chain.rpcUrl)]
    const server = await testServer({ rpcUrl, logger })
    const { posted, identifier } = await play(server)
    backends = [honest(chain.rpcUrl), honest(other.rpcUrl)]
    const mineOther = () => honest(other.rpcUrl)([{ id: 1, method: 'anvil_mine', params: ['0x3', '0x5'] }])
    for (let step = 0; step < 4; step++) {
      await mineOther()
      await send('setApprovalForAll', [seaportAddress, step % 2 === 1])
    }
    await send('transferFrom', [amina.address, bilal.address, identifier])
    await mineOther()
    backends = [honest(chain.rpcUrl)]
    // Longer than the part of the other branch that the market may have seen.
    await chain.testClient.mine({ blocks: 20 })
    await server.indexed(await chain.publicClient.getBlockNumber())
    expect(await getOrder(apiOf(server), posted)).toMatchObject({ status: 'inactive', reason: 'balance' })
    await assertLikeFresh(server)
    await server.close()
    await other.stop()
  }, 90_000)
})
