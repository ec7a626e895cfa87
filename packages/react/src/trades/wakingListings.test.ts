import { createMarketApi, type MarketOrder } from '@souk/market'
import { OrderWire } from '@souk/market/wire'
import { ItemType, seaportAddress } from '@souk/seaport'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { wakingListings } from './wakingListings.js'

const maker = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const parameters = {
  offerer: maker,
  zone: zeroAddress,
  offer: [{ itemType: ItemType.ERC721, token, identifierOrCriteria: 7n, startAmount: 1n, endAmount: 1n }],
  consideration: [],
  orderType: 0,
  startTime: 1n,
  endTime: 2n,
  zoneHash: `0x${'0'.repeat(64)}`,
  salt: 1n,
  conduitKey: `0x${'0'.repeat(64)}`,
  counter: 0n,
  totalOriginalConsiderationItems: 0,
} as const

function listing(digit: number, change: Partial<MarketOrder>): MarketOrder {
  return {
    orderHash: `0x${String(digit).repeat(64)}`,
    side: 'ask',
    chain: 'souk',
    protocolAddress: seaportAddress,
    order: { parameters, signature: '0x' },
    maker,
    price: 5n,
    currency: { address: zeroAddress, symbol: 'ETH', name: 'Ether', decimals: 18 },
    createdAt: new Date(0),
    startTime: 1n,
    endTime: 2n,
    remaining: 1n,
    total: 1n,
    status: 'active',
    type: 'basic',
    ...change,
  }
}

/** A market that answers with these orders and records its requests. */
function marketWith(orders: readonly MarketOrder[]) {
  const asked: URL[] = []
  const api = createMarketApi({
    chain: 'souk',
    baseUrl: 'http://market',
    fetch: async (input) => {
      asked.push(new URL(String(input)))
      return Response.json(OrderWire.encodePage({ orders: [...orders] }))
    },
  })
  return { api, asked }
}

describe('wakingListings', () => {
  test('default: those that only wait for the item', async () => {
    const { api } = marketWith([
      listing(1, {}),
      listing(2, { status: 'inactive', reason: 'balance' }),
      listing(3, { status: 'inactive', reason: 'counter' }),
      listing(4, { status: 'inactive' }),
      listing(5, { status: 'cancelled' }),
    ])
    const waking = await wakingListings(api, { maker, order: { parameters } })
    expect(waking.map(({ orderHash }) => orderHash[2])).toEqual(['2', '4'])
  })

  test('behavior: asks for the listings of this account and this item', async () => {
    const { api, asked } = marketWith([])
    expect(await wakingListings(api, { maker, order: { parameters } })).toEqual([])
    const query = asked[0]?.searchParams
    expect([query?.get('maker'), query?.get('asset_contract_address'), query?.get('token_ids')]).toEqual([
      maker,
      token,
      '7',
    ])
  })

  test('behavior: an order that gives nothing wakes nothing', async () => {
    const { api, asked } = marketWith([])
    const empty = { parameters: { ...parameters, offer: [] } }
    expect(await wakingListings(api, { maker, order: empty })).toEqual([])
    expect(asked).toEqual([])
  })
})
