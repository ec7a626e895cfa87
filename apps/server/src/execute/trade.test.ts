import { demo } from '@souk/devchain'
import { Balances, testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { type Hex, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStepClient, type Run, tokenName } from '../testing/stepClient.js'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts
let server: TestServer
let run: Run
let owned: bigint[]

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  const { url } = await server.listen()
  await server.indexed(await chain.publicClient.getBlockNumber())
  run = await createStepClient(2, { chain, url })
  const rows = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', lanterns.toLowerCase())
    .where('owner', '=', amina.address.toLowerCase())
    .orderBy('identifier')
    .execute()
  owned = rows.map((row) => BigInt(row.identifier))
})
afterAll(() => server.close())

async function receipts(hashes: readonly Hex[]) {
  return Promise.all(hashes.map((hash) => chain.publicClient.waitForTransactionReceipt({ hash })))
}

describe('the published client', () => {
  test('behavior: lists, and buys', async () => {
    const token = tokenName(lanterns, owned[0] ?? 0n)
    const listed = await run('listToken', amina, {
      listings: [
        { token, weiPrice: String(parseEther('1')), orderbook: 'reservoir', orderKind: 'seaport-v1.5' },
      ],
    })
    expect(listed.steps.map(({ id }) => id)).toEqual(['nft-approval', 'order-signature'])
    const accounts = [amina.address, bilal.address, demo.artist.address]
    const things = [Balances.native, { itemType: 2 as const, token: lanterns, identifier: owned[0] ?? 0n }]
    const before = await Balances.read(chain, { accounts, things })
    const bought = await run('buyToken', bilal, {
      items: [{ token, quantity: 1 }],
      expectedPrice: { [zeroAddress]: { raw: parseEther('1'), amount: 1 } },
    })
    expect(bought.path).toMatchObject([{ orderId: listed.orderIds[0], rawQuote: String(parseEther('1')) }])
    const after = await Balances.read(chain, { accounts, things })
    expect(Balances.diff(before, after, { receipts: await receipts(bought.hashes) })).toMatchInlineSnapshot(`
      [
        {
          "account": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8",
          "amount": -1000000000000000000n,
          "identifier": 0n,
          "itemType": 0,
          "token": "0x0000000000000000000000000000000000000000",
        },
        {
          "account": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8",
          "amount": 1n,
          "identifier": 1n,
          "itemType": 2,
          "token": "0xb19b36b1456e65e3a6d514d3f715f204bd59f431",
        },
        {
          "account": "0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc",
          "amount": 50000000000000000n,
          "identifier": 0n,
          "itemType": 0,
          "token": "0x0000000000000000000000000000000000000000",
        },
        {
          "account": "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266",
          "amount": 950000000000000000n,
          "identifier": 0n,
          "itemType": 0,
          "token": "0x0000000000000000000000000000000000000000",
        },
        {
          "account": "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266",
          "amount": -1n,
          "identifier": 1n,
          "itemType": 2,
          "token": "0xb19b36b1456e65e3a6d514d3f715f204bd59f431",
        },
      ]
    `)
  })
})
