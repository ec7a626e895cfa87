import { createMarketApi } from '@souk/market'
import { OrderWire, SignedOrderWire } from '@souk/market/wire'
import { Order, seaportAddress } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { order as listing, parameters } from '../testing/fixtures.js'
import { findSignature } from './findSignature.js'

const orderHash = Order.hash(parameters)
const signature = `0x${'ab'.repeat(65)}` as const
const options = { orderHash, exchange: seaportAddress }

/** A market with a fixed answer for each path, and 404 for any other. */
function marketOf(answers: Record<string, unknown>) {
  const asked: unknown[] = []
  const api = createMarketApi({
    chain: 'souk',
    baseUrl: '',
    fetch: async (url, init) => {
      const path = String(url)
      if (init?.body) asked.push(JSON.parse(String(init.body)))
      const answer = answers[path]
      return answer === undefined
        ? Response.json({ errors: ['Not found'] }, { status: 404 })
        : Response.json(answer)
    },
  })
  return { api, asked }
}

const gives = (parameters: Order.Components) =>
  marketOf({
    '/v2/orders/signed': SignedOrderWire.encode({
      chainId: 31_337,
      orders: [{ orderHash, order: { parameters, signature } }],
    }),
  })

const refuses = (status: number) =>
  marketOf({
    '/v2/orders/signed': {
      chain_id: 31_337,
      orders: [{ order_hash: orderHash, refusal: { status, errors: ['No.'] } }],
    },
  })

const reads = { [`/v2/order/${orderHash}`]: { order: OrderWire.encode({ ...listing, orderHash }) } }

describe('findSignature', () => {
  test('default: the signature of what was listed, which nobody in particular asks for', async () => {
    const { api, asked } = gives(parameters)
    expect(await findSignature(api, options)).toEqual({ type: 'signed', signature })
    expect(asked).toMatchObject([
      { order_hashes: [orderHash], fulfiller: { address: '0x0000000000000000000000000000000000000000' } },
    ])
  })

  test('behavior: that of another order is none', async () => {
    const { api } = gives({ ...parameters, salt: 2n })
    expect(await findSignature(api, options)).toEqual({ type: 'withheld' })
  })

  test('behavior: what the market has and does not give now is not called unknown', async () => {
    expect(await findSignature(refuses(400).api, options)).toEqual({ type: 'withheld' })
  })

  test('behavior: what the market does not have', async () => {
    expect(await findSignature(refuses(404).api, options)).toEqual({ type: 'unknown' })
  })

  test('behavior: a market without the call tells by what it gives to readers', async () => {
    expect(await findSignature(marketOf(reads).api, options)).toEqual({ type: 'withheld' })
    expect(await findSignature(marketOf({}).api, options)).toEqual({ type: 'unknown' })
  })

  test('behavior: who does not answer is not taken for one that does not have it', async () => {
    const api = createMarketApi({
      chain: 'souk',
      baseUrl: '',
      fetch: async () => {
        throw new TypeError('Failed to fetch')
      },
      clock: { now: () => 0, delay: async () => {} },
    })
    expect(await findSignature(api, options)).toEqual({ type: 'offline' })
  })
})
