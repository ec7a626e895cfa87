import { demo } from '@souk/devchain'
import { createMarket, getActivity, getMarketInfo, getNftsByAccount } from '@souk/market'
import { domainTag } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiOf } from '../testing/apiOf.js'
import { tagOf } from './tags.js'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts
let server: TestServer

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl, domain: 'souk.example' })
  await server.indexed(await chain.publicClient.getBlockNumber())
})
afterAll(() => server.close())

const marketOf = (account: typeof amina | typeof bilal, domain?: string) =>
  createMarket({
    api: apiOf(server),
    client: chain.walletClient(account),
    seaport: { defaultConduitKey: demo.conduitKey, domain },
  })

/** Sells a lantern to a visitor of an app with a domain. @returns What the market says of the sale. */
async function sell(index: number, domain: string | undefined) {
  const { nfts } = await getNftsByAccount(apiOf(server), { account: amina.address, limit: 200 })
  const nft = nfts.filter(({ contract }) => contract === lanterns)[index]!
  const { contract, tokenId } = nft
  const price = parseEther('1')
  const order = await marketOf(amina).createListing({ asset: { contract, tokenId }, price })
  const { receipt } = await marketOf(bilal, domain).fulfillOrder({ order, expected: { payment: price } })
  await server.indexed(receipt.blockNumber)
  const { activities } = await getActivity(apiOf(server), { contract, tokenId, types: ['sale'] })
  return activities.map(({ source }) => source)
}

describe('readTags', () => {
  test('default: a sale names the domain of this market', async () => {
    expect(await sell(0, 'souk.example')).toEqual([
      { tag: domainTag('souk.example'), domain: 'souk.example' },
    ])
  })

  test('behavior: another domain is known by its tag alone', async () => {
    expect(await sell(1, 'other.example')).toEqual([{ tag: domainTag('other.example') }])
  })

  test('behavior: a sale without a tag has no source', async () => {
    expect(await sell(2, undefined)).toEqual([undefined])
  })

  test('behavior: the market tells its domain', async () => {
    expect(await getMarketInfo(apiOf(server))).toMatchObject({ domain: 'souk.example' })
  })
})

describe('tagOf', () => {
  const word = '00'.repeat(32)

  test.each([
    ['a call with a tag', `0xfb0f3ee1${word}1A2B3C4D`, '0x1a2b3c4d'],
    ['a call without', `0xfb0f3ee1${word}`, undefined],
    ['a selector alone', '0xfb0f3ee1', undefined],
    ['two selectors', '0xfb0f3ee1fb0f3ee1', undefined],
    ['no data', '0x', undefined],
    ['data of another length', `0xfb0f3ee1${word}00`, undefined],
  ] as const)('behavior: %s', (_, input, tag) => {
    expect(tagOf(input)).toBe(tag)
  })
})
