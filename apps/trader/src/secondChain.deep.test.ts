import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demo } from '@souk/devchain'
import { createMarketApi, getOrders } from '@souk/market'
import { erc721Abi } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestMarkets, testMarkets } from '@souk/testing/server'
import { isAddressEqual, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProgram } from './program.js'
import * as Paint from './terminal/Paint.js'
import { inputs } from './testing/inputs.js'

const tidalId = 31_353
const tidal = testChain({ chainId: tidalId, isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns, dusd } = demo.contracts
let markets: TestMarkets
let url: string
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-second-chain-'))
  const collections = [{ address: lanterns, slug: 'lanterns' }]
  const demoAccounts = demo.accounts
  markets = await testMarkets({
    chains: [
      // It answers nothing, so that nothing can be done there by mistake.
      { chain: 'souk', chainId: 31_337, rpcUrl: 'http://127.0.0.1:1', collections },
      {
        ...{
          chain: 'tidal',
          chainId: tidalId,
          title: 'Tidal',
          rpcUrl: tidal.rpcUrl,
          collections,
          demoAccounts,
        },
        currencies: [
          { address: zeroAddress, symbol: 'TDL', name: 'Tide', decimals: 18 },
          { address: dusd, symbol: 'dUSD', name: 'Demo Dollar', decimals: 6 },
        ],
      },
    ],
  })
  url = (await markets.listen()).url
  await markets.indexed('tidal', await tidal.publicClient.getBlockNumber())
}, 60_000)
afterAll(async () => {
  await markets?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs a command with a person who agrees to everything, and returns what it wrote, with its error. */
async function run(words: readonly string[], onLine: (line: string, stop: () => void) => void = () => {}) {
  const controller = new AbortController()
  const lines: string[] = []
  const write = (text: string) => {
    lines.push(text)
    onLine(text, () => controller.abort())
  }
  const paint = Paint.from({ hasColours: false })
  const screen = { say: write, note: write, canAsk: true, ask: async () => 'y', paint, width: 200 }
  const env = { XDG_STATE_HOME: folder }
  const world = { screen, env, signal: controller.signal, clock: Date.now, atEnd: () => {} }
  const failure = await createProgram(words, world)
    .parseAsync([...words], { from: 'user' })
    .then(
      () => '',
      (error: Error) => error.message,
    )
  return { text: lines.join('\n'), failure }
}

const itemOf = async ({ address }: { address: `0x${string}` }) => {
  for (let tokenId = 1n; ; tokenId++) {
    const call = { address: lanterns, abi: erc721Abi, functionName: 'ownerOf', args: [tokenId] } as const
    if (isAddressEqual(await tidal.publicClient.readContract(call), address)) return `lanterns#${tokenId}`
  }
}

describe('a chain besides the first of a market', () => {
  test('behavior: advice is a command that acts on the same chain', async () => {
    const item = await itemOf(amina)
    const { failure } = await run(['buy', item, '--market', url, '--chain', 'tidal', '--from', 'Bilal'])
    const [, advice = ''] = failure.split('Make an offer: ')
    expect(advice).toBe(`souk offer ${item} PRICE --market ${url} --chain tidal --from Bilal`)
    const offered = await run(advice.replace('PRICE', '5dusd').split(' ').slice(1))
    expect(offered).toMatchObject({ failure: '', text: expect.stringContaining('5 dUSD') })
    const api = createMarketApi({ chain: 'tidal', baseUrl: `${url}/chains/tidal` })
    const { orders } = await getOrders(api, { side: 'bid', maker: bilal.address })
    expect(orders.map(({ price }) => price)).toEqual([5_000_000n])
  })

  test('behavior: an order of another chain is not read with the money of this one', async () => {
    const file = join(folder, 'order.json')
    await writeFile(file, JSON.stringify({ chain: 'souk', protocol_data: JSON.parse(inputs.order) }))
    const flags = [file, '--market', url, '--chain', 'tidal']
    const { text } = await run(['inspect', ...flags])
    expect(text).toMatch(/You receive 1\sETH/)
    expect(text).toContain('the market is on Tidal (chain 31353), so what it says was not used.')
    expect((await run(['verify', ...flags])).failure).toBe(
      'The input is for chain 31337, and the market is on Tidal (chain 31353). Add --chain souk.',
    )
  })

  test('behavior: a trade that was left ends on its chain', async () => {
    await tidal.testClient.setAutomine(false)
    const before = await tidal.publicClient.getBalance({ address: bilal.address })
    const words = ['send', '2tdl', bilal.address, '--market', url, '--chain', 'tidal', '--from', 'Amina']
    const left = await run(words, (line, stop) => line.includes('Sent. Waiting') && stop())
    expect(left.failure).not.toBe('')
    await tidal.testClient.mine({ blocks: 1 })
    await tidal.testClient.setAutomine(true)
    expect(await run(['resume'])).toMatchObject({
      failure: '',
      text: expect.stringContaining('is confirmed.'),
    })
    const now = await tidal.publicClient.getBalance({ address: bilal.address })
    expect(now - before).toBe(parseEther('2'))
    expect((await run(['resume'])).text).toBe('No trade was left unfinished.')
  })
})
