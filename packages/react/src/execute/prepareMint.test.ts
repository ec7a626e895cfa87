import { demo } from '@souk/devchain'
import { createExecuteClient } from '@souk/execute'
import { createMarketApi, getMints } from '@souk/market'
import { Market } from '@souk/market/flows'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareMint } from './prepareMint.js'

const chain = testChain({ isUndone: false })
const [amina] = demo.accounts
const { edition } = demo
const { address, slug, tokenId, signature, price } = edition
let server: TestServer
let url: string

beforeAll(async () => {
  server = await testServer({
    rpcUrl: chain.rpcUrl,
    collections: [{ address, slug }],
    mints: [{ collection: address, tokenId, signature, price }],
  })
  ;({ url } = await server.listen())
  await server.indexed(await chain.publicClient.getBlockNumber())
})
afterAll(() => server.close())

const setUp = async () => {
  const api = createMarketApi({ chain: 'souk', baseUrl: url })
  const [mint] = await getMints(api, { slug, account: amina.address })
  const client = createExecuteClient({ chains: [{ id: chain.chain.id, name: 'souk', baseApiUrl: url }] })
  return { market: Market.from({ api, client: chain.walletClient(amina) }), options: { client, mint: mint! } }
}

describe('prepareMint', () => {
  test('default: one transaction, which the guard has nothing against; the outcome names what came', async () => {
    const { market, options } = await setUp()
    const { plan, run, estimateFee } = await prepareMint(market, { ...options, quantity: 2n })
    expect(plan.steps).toEqual([{ kind: 'transaction' }])
    expect(plan.payment).toEqual([{ currency: zeroAddress, amount: 2n * price }])
    expect(plan.findings.filter(({ severity }) => severity !== 'note')).toEqual([])
    expect(await estimateFee?.()).toBeGreaterThan(0n)
    const running = run()
    const stages: string[] = []
    for (;;) {
      const next = await running.next()
      if (next.done) {
        expect(next.value.received).toEqual([{ contract: address, tokenId, amount: 2n }])
        break
      }
      stages.push(next.value.type)
    }
    expect(stages).toEqual(['asking', 'sent', 'confirmed'])
  })

  test('error: the market refuses', async () => {
    const { market, options } = await setUp()
    await expect(prepareMint(market, { ...options, quantity: 6n })).rejects.toMatchObject({
      name: 'Execution.StoppedError',
      message: expect.stringContaining('An account can mint at most 5 units'),
    })
  })

  test('error: the price is another one than the person has seen', async () => {
    const { market, options } = await setUp()
    const mint = { ...options.mint, price: price / 2n }
    await expect(prepareMint(market, { ...options, mint, quantity: 1n })).rejects.toMatchObject({
      name: 'Execution.StoppedError',
      facts: { reason: { name: 'Check.PriceError' } },
    })
  })
})
