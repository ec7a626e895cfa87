import { demo } from '@souk/devchain'
import { Auction, erc721Abi, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ClientCall, compareTable } from './clientTable.js'
import { type Consumer, installConsumer } from './installConsumer.js'
import { runOrThrow } from './runOrThrow.js'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { auctionZone, lanterns, wrappedNative } = demo.contracts
const { address: edition, signature, price, tokenId } = demo.edition

/** The published clients restrict their collection offers by the zone that the market names; this one lets everyone fill them. */
const offerZone = '0x00000000000000000000000000000000000050cc'
const openZone = `0x7f${'17b1f942'.padEnd(64, '0')}60005260206000f3` as const

/** Newer clients wrap ether in this contract, whatever a market says. */
const mainnetWrapped = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

let server: TestServer
let clients: Consumer
let facts: Record<string, unknown>
const calls: ClientCall[] = []

beforeAll(async () => {
  clients = await installConsumer('clients', { packages: [] })
  await chain.testClient.setCode({ address: offerZone, bytecode: openZone })
  const bytecode = await chain.publicClient.getCode({ address: wrappedNative })
  await chain.testClient.setCode({ address: mainnetWrapped, bytecode: bytecode ?? '0x' })
  const end = (await chain.publicClient.getBlock()).timestamp + 86_400n
  server = await testServer({
    rpcUrl: chain.rpcUrl,
    chain: 'ethereum',
    offerZone,
    auctionZones: [auctionZone],
    collections: [...demo.collections, demo.edition].map(({ address, slug }) => ({ address, slug })),
    mints: [{ collection: edition, signature, price, tokenId }],
  })
  const { url } = await server.listen()
  await server.indexed(await chain.publicClient.getBlockNumber())
  await server.described()
  facts = {
    url,
    rpcUrl: chain.rpcUrl,
    amina,
    bilal,
    lanterns,
    wrappedNative,
    mainnetWrapped,
    auction: { zone: auctionZone, zoneHash: Auction.encodeTerms({ end, feeBasisPoints: 1_000 }) },
    edition,
    slug: 'lanterns-of-the-souk',
    seaport: seaportAddress,
    fee: { recipient: demo.marketFee.address, basisPoints: 250 },
  }
}, 300_000)
afterAll(() => server.close())

/** Gives Amina the lanterns that Bilal bought, so that every program finds enough of them. */
async function giveBack(): Promise<void> {
  for (const tokenId of await lanternsOf(bilal.address))
    await chain.walletClient(bilal).writeContract({
      ...{ address: lanterns, abi: erc721Abi, functionName: 'transferFrom' },
      args: [bilal.address, amina.address, BigInt(tokenId)],
    })
}

/** The ids that the market knows of an account. */
async function lanternsOf(owner: string): Promise<readonly string[]> {
  await server.indexed(await chain.publicClient.getBlockNumber())
  const owned = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', lanterns.toLowerCase())
    .where('owner', '=', owner.toLowerCase())
    .orderBy('identifier')
    .execute()
  return owned.map(({ identifier }) => identifier)
}

/** Runs a program with the clients, and returns what they made of each call. */
async function runProgram(program: string, more: object): Promise<ClientCall[]> {
  await giveBack()
  const about = JSON.stringify({ ...facts, ...(await readTokens()), ...more })
  const output = await runOrThrow(process.execPath, [program, about], { cwd: clients.folder })
  return JSON.parse(/^rows:(.*)$/m.exec(output)?.[1] ?? '[]')
}

/** The tokens that Amina can sell, and one of her listings, if there is one. */
async function readTokens() {
  const { db } = server.market
  const tokens = await lanternsOf(amina.address)
  const listed = await db
    .selectFrom('orders')
    .select(['order_hash', 'identifier'])
    .where('side', '=', 'ask')
    .where('status', '=', 'active')
    .where('taker', 'is', null)
    .orderBy('sequence', 'desc')
    .executeTakeFirst()
  return {
    tokens,
    listing: listed?.order_hash,
    token: listed?.identifier,
  }
}

describe('published clients', () => {
  test.each([
    ['opensea6.mjs', {}],
    ['opensea7.mjs', { client: 'opensea-js', version: '7.0.9', module: 'opensea-js-7.0' }],
    ['opensea7.mjs', { client: 'opensea-js', version: '7.4.0', module: 'opensea-js-7.4' }],
    ['opensea7.mjs', { client: '@opensea/sdk', version: '12.9.1', module: '@opensea/sdk' }],
    ['seaport.mjs', { version: '2.0.8', module: 'seaport-js-2' }],
    ['seaport.mjs', { version: '3.0.2', module: 'seaport-js-3' }],
    ['stream.mjs', {}],
    ['reservoir.mjs', { version: '1.12.19', module: 'reservoir-sdk-1' }],
    ['reservoir.mjs', { version: '2.5.7', module: 'reservoir-sdk-2' }],
  ])('behavior: %s %j', async (program, more) => {
    const made = await runProgram(program, more)
    calls.push(...made)
    expect(
      made.filter(
        ({ result }) =>
          /^(fails|answers)/.test(result) || /`(not_found|undefined)`|without a name/.test(result),
      ),
    ).toEqual([])
  })

  test('behavior: the table in the documentation is that of these calls', async () => {
    const { documented, due } = await compareTable(calls)
    expect(documented).toEqual(due)
  })
})
