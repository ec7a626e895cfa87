import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { createMarketApi, getOrder, postOrder } from '@souk/market'
import { seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { erc721Abi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Market } from '../Market.js'
import { listing, signOrder } from '../testing/signOrder.js'

const chain = testChain()
const [amina] = demo.accounts
const { lanterns } = demo.contracts
let server: TestServer

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
})
afterAll(() => server.close())

const api = () =>
  createMarketApi({
    chain: 'souk',
    baseUrl: 'http://market.test',
    fetch: async (input, init) => server.app.fetch(new Request(input, init)),
  })

async function setApproval(approved: boolean): Promise<bigint> {
  const hash = await chain.walletClient(amina).writeContract({
    address: lanterns,
    abi: erc721Abi,
    functionName: 'setApprovalForAll',
    args: [seaportAddress, approved],
  })
  return (await chain.publicClient.waitForTransactionReceipt({ hash })).blockNumber
}

async function signListing() {
  const { timestamp: now } = await chain.publicClient.getBlock()
  const { identifier } = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', lanterns.toLowerCase())
    .where('owner', '=', amina.address.toLowerCase())
    .executeTakeFirstOrThrow()
  const terms = { maker: amina.address, token: lanterns, identifier: BigInt(identifier), price: 10n ** 18n }
  return signOrder(amina.privateKey, listing({ ...terms, now }))
}

/** Holds back what is posted between its judgement and its row, until it is let go. */
function holdJournal(market: Market) {
  let letGo = () => {}
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  market.journal = {
    ...market.journal,
    append: () => {
      arrive()
      return gate
    },
  }
  return { arrived, letGo: () => letGo() }
}

/** Runs something once, when a step is read and about to be written: the last thing read is its block, once more. */
function beforeWriting(market: Market, number: bigint, run: () => Promise<void>) {
  const { getBlock } = market.node
  let seen = 0
  const numbersAtRecheck: (bigint | undefined)[] = []
  const watched = async (args: { blockNumber?: bigint; blockTag?: 'latest' } = {}) => {
    if (market.recheck.size > 0) numbersAtRecheck.push(market.progress.indexed?.number)
    const block = await getBlock(args as never)
    if (args.blockNumber === number && ++seen === 1) await run()
    return block
  }
  Object.assign(market.node, { getBlock: watched })
  return { numbersAtRecheck }
}

describe('follow', () => {
  test('behavior: a block counts as indexed once the orders that came in meanwhile are judged', async () => {
    const { market } = server
    await server.indexed(await setApproval(true))
    const order = await signListing()
    const journal = holdJournal(market)
    const posting = postOrder(api(), { side: 'ask', order })
    await journal.arrived
    const { numbersAtRecheck } = beforeWriting(
      market,
      (await chain.publicClient.getBlockNumber()) + 1n,
      async () => {
        journal.letGo()
        await posting
      },
    )
    const revoked = await setApproval(false)
    const posted = await posting
    await poll(() => (market.progress.indexed?.number === revoked ? true : undefined), { intervalMs: 1 })
    expect(await getOrder(api(), posted)).toMatchObject({ status: 'inactive', reason: 'approval' })
    expect(numbersAtRecheck).toEqual([revoked - 1n])
  })
})

describe('testServer', () => {
  test('behavior: blocks that were taken back do not count as indexed', async () => {
    const start = await chain.publicClient.getBlockNumber()
    const id = await chain.testClient.snapshot()
    await chain.testClient.mine({ blocks: 3 })
    await server.indexed(start + 3n)
    await chain.testClient.revert({ id })
    await chain.testClient.increaseTime({ seconds: 60 })
    await chain.testClient.mine({ blocks: 1 })
    await server.indexed(start + 1n)
    const { hash } = await chain.publicClient.getBlock()
    expect(server.market.progress.indexed).toMatchObject({ number: start + 1n, hash })
  })
})
