import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { testChain, transact } from '@souk/testing'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenName } from '../testing/stepClient.js'
import { type StepWorld, setUpSteps, toListing } from '../testing/stepWorld.js'

const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts
const abi = parseAbi([
  'function owner() view returns (address)',
  'function totalSupply() view returns (uint256)',
  'function mint(address to, string fields, string svg)',
  'function setContractURI(string fields, string svg)',
])
let world: StepWorld
let tokenId: bigint

beforeAll(async () => {
  const read = <name extends 'owner' | 'totalSupply'>(functionName: name) =>
    chain.publicClient.readContract({ address: lanterns, abi, functionName })
  const from = await read('owner')
  const send = (data: Hex) => transact(chain, { from, to: lanterns, data })
  const about = '"name":"Lanterns","description":"","external_link":"https://artist.example/lanterns"'
  await send(encodeFunctionData({ abi, functionName: 'setContractURI', args: [about, '<svg/>'] }))
  const fields = '"name":"Last","external_url":"https://artist.example/last","background_color":"#FFEECC"'
  await send(encodeFunctionData({ abi, functionName: 'mint', args: [amina.address, fields, '<svg/>'] }))
  tokenId = await read('totalSupply')
  world = await setUpSteps(chain, { siteUrl: 'https://souk.example/' })
  await world.server.described()
})
afterAll(() => world.server.close())

const readAsset = async () => (await world.ask(`/api/v1/asset/${lanterns}/${tokenId}/`)).body

describe('toAssets', () => {
  test('default: what the metadata and the contract say', async () => {
    const asset = await poll(
      async () => {
        const body = await readAsset()
        return body.external_link ? body : undefined
      },
      { intervalMs: 20, deadlineMs: 15_000 },
    )
    const [first] = await world.server.market.db
      .selectFrom('activity')
      .select('at')
      .where('contract', '=', lanterns.toLowerCase())
      .orderBy('block_number')
      .execute()
    const createdDate = first?.at.toISOString().slice(0, 19)
    expect(asset).toMatchObject({
      permalink: `https://souk.example/item/${lanterns}/${tokenId}`,
      external_link: 'https://artist.example/last',
      background_color: 'ffeecc',
      asset_contract: {
        symbol: 'LANTERN',
        external_link: 'https://artist.example/lanterns',
        created_date: expect.stringContaining(createdDate ?? 'a date'),
      },
      collection: {
        external_url: 'https://artist.example/lanterns',
        payout_address: demo.artist.address.toLowerCase(),
        created_date: expect.stringContaining(createdDate ?? 'a date'),
        payment_tokens: expect.arrayContaining([
          expect.objectContaining({ symbol: 'ETH', eth_price: '1.0', usd_price: null }),
          expect.objectContaining({ symbol: 'WETH', eth_price: '1.0', usd_price: null }),
          expect.objectContaining({ symbol: 'dUSD', eth_price: null, usd_price: null }),
        ]),
      },
      last_sale: null,
    })
  })

  test('default: the transaction of the last sale', async () => {
    const token = tokenName(lanterns, tokenId)
    await world.run('listToken', amina, { listings: [toListing(token, '1')] })
    const { hashes } = await world.run('buyToken', bilal, { items: [{ token, quantity: 1 }] })
    const receipt = await chain.publicClient.getTransactionReceipt({ hash: hashes.at(-1) ?? '0x' })
    await world.caughtUp()
    const { last_sale: sale } = (await readAsset()) as { last_sale: { event_timestamp: string } }
    expect(sale).toMatchObject({
      event_type: 'successful',
      transaction: {
        transaction_hash: receipt.transactionHash,
        transaction_index: String(receipt.transactionIndex),
        block_number: String(receipt.blockNumber),
        block_hash: receipt.blockHash,
        timestamp: sale.event_timestamp,
      },
    })
  })
})
