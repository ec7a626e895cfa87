import { createMarketApi } from '@souk/market'
import { OrderWire, SignedOrderWire } from '@souk/market/wire'
import { Order, seaportAddress } from '@souk/seaport'
import { order as listing, parameters } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
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
  test('default: the signature of a listing, requested without an account', async () => {
    const { api, asked } = gives(parameters)
    expect(await findSignature(api, options)).toEqual({ type: 'signed', signature })
    expect(asked).toMatchObject([
      { order_hashes: [orderHash], fulfiller: { address: '0x0000000000000000000000000000000000000000' } },
    ])
  })

  test('behavior: refuses the signature of another order', async () => {
    const { api } = gives({ ...parameters, salt: 2n })
    expect(await findSignature(api, options)).toEqual({ type: 'withheld' })
  })

  test('behavior: an order whose signature is withheld is not unknown', async () => {
    expect(await findSignature(refuses(400).api, options)).toEqual({ type: 'withheld' })
  })

  test('behavior: an unknown order', async () => {
    expect(await findSignature(refuses(404).api, options)).toEqual({ type: 'unknown' })
  })

  test('behavior: a market without the endpoint answers by its read endpoint', async () => {
    expect(await findSignature(marketOf(reads).api, options)).toEqual({ type: 'withheld' })
    expect(await findSignature(marketOf({}).api, options)).toEqual({ type: 'unknown' })
  })

  test('behavior: no answer does not mean unknown', async () => {
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
