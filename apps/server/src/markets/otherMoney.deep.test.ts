import { demo } from '@souk/devchain'
import { createMarketApi, getOrders, postOrder } from '@souk/market'
import { ItemType } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { demoCurrencies, type TestMarkets, testMarkets } from '@souk/testing/server'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signListing } from '../testing/sale.js'
import { signOrder } from '../testing/signOrder.js'

const tidalId = 31_347
const souk = testChain({ isUndone: false })
const tidal = testChain({ chainId: tidalId, isUndone: false })
const [amina] = demo.accounts
const { lanterns, wrappedNative, dusd } = demo.contracts
let markets: TestMarkets
let url: string

beforeAll(async () => {
  const [, wrapped, dollar] = demoCurrencies
  markets = await testMarkets({
    chains: [
      { chain: 'souk', rpcUrl: souk.rpcUrl, currencies: [demoCurrencies[0], wrapped] },
      {
        ...{ chain: 'tidal', chainId: tidalId, rpcUrl: tidal.rpcUrl },
        currencies: [{ address: zeroAddress, symbol: 'TDL', name: 'Tidal', decimals: 18 }, dollar],
      },
    ],
  })
  url = (await markets.listen()).url
  await markets.opened()
})
afterAll(() => markets?.close())

/** Posts an order at the address of a chain, however it was signed. @returns The code of the refusal, if it is refused. */
async function post(chain: 'souk' | 'tidal', side: 'ask' | 'bid', terms: object, signedFor: number) {
  const { order, block } = await signListing(chain === 'souk' ? souk : tidal)
  await markets.indexed(chain, block)
  const signed = await signOrder(amina.privateKey, { ...order.parameters, ...terms } as never, signedFor)
  const api = createMarketApi({ chain, baseUrl: url })
  return postOrder(api, { side, order: signed }).then(
    () => 'taken',
    (error: Error) => error.message,
  )
}

const priced = (currency: string) => ({
  consideration: [
    {
      ...{ itemType: ItemType.ERC20, token: currency, identifierOrCriteria: 0n, recipient: amina.address },
      ...{ startAmount: 5_000_000n, endAmount: 5_000_000n },
    },
  ],
})
const offered = (currency: string) => ({
  offer: [
    {
      ...{ itemType: ItemType.ERC20, token: currency, identifierOrCriteria: 0n },
      ...{ startAmount: 5_000_000n, endAmount: 5_000_000n },
    },
  ],
  consideration: [
    {
      ...{ itemType: ItemType.ERC721, token: lanterns, identifierOrCriteria: 1n, recipient: amina.address },
      ...{ startAmount: 1n, endAmount: 1n },
    },
  ],
})

describe('the money and the signatures of another chain', () => {
  test('error: a listing and an offer in a currency that only the other chain has', async () => {
    const refusal = 'This market does not accept that currency.'
    expect(await post('souk', 'ask', priced(dusd), 31_337)).toContain(refusal)
    expect(await post('tidal', 'ask', priced(wrappedNative), tidalId)).toContain(refusal)
    expect(await post('souk', 'bid', offered(dusd), 31_337)).toContain(refusal)
    expect(await post('tidal', 'bid', offered(wrappedNative), tidalId)).toContain(refusal)
  })

  test('error: an order that was signed for the other chain', async () => {
    const refusal =
      'Neither a key of the offerer nor a contract at its address confirms the signature of this order.'
    expect(await post('souk', 'ask', {}, tidalId)).toContain(refusal)
    expect(await post('tidal', 'ask', {}, 31_337)).toContain(refusal)
  })

  test('default: orders of each chain name the money of their own', async () => {
    expect(await post('souk', 'ask', {}, 31_337)).toBe('taken')
    expect(await post('tidal', 'ask', {}, tidalId)).toBe('taken')
    const symbols = await Promise.all(
      (['souk', 'tidal'] as const).map(async (chain) => {
        const { orders } = await getOrders(createMarketApi({ chain, baseUrl: url }), { side: 'ask' })
        return orders.map(({ currency }) => currency.symbol)
      }),
    )
    expect(symbols).toEqual([['ETH'], ['TDL']])
  })
})
