import type { Order } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import type { Kept } from '../conduct/Offer.js'
import { essence, essences, gateOf, mostAgeMs } from './Ticket.js'
import { staleness } from './verdict.js'

const to = `0x${'11'.repeat(20)}` as const
const thief = `0x${'22'.repeat(20)}` as const
const send = (given: object): Order.WalletRequest => ({
  method: 'eth_sendTransaction',
  params: [{ from: to, to, data: '0x1234', value: '0x5', ...given }],
})
const sign = (price: number): Order.WalletRequest => ({
  method: 'eth_signTypedData_v4',
  params: [
    to,
    JSON.stringify({
      types: { Order: [{ name: 'price', type: 'uint256' }] },
      domain: { chainId: 1 },
      primaryType: 'Order',
      message: { price },
    }),
  ],
})

describe('essence', () => {
  test('default: what a wallet chooses plays no part', () => {
    expect(essence(send({ gas: '0x1', nonce: '0x2', to: to.toUpperCase().replace('0X', '0x') }))).toBe(
      essence(send({})),
    )
  })

  test.each([[{ to: thief }], [{ data: '0x1235' }], [{ value: '0x6' }], [{ value: undefined }]])(
    'behavior: %j is another request',
    (change) => {
      expect(essence(send(change))).not.toBe(essence(send({})))
    },
  )

  test('behavior: another signature is another request, and another way to write it is not', () => {
    expect(essence(sign(1))).not.toBe(essence(sign(2)))
    const { params, ...request } = sign(1)
    const { message, ...rest } = JSON.parse(String(params?.[1]))
    const data = JSON.stringify({ message: { price: String(message.price) }, ...rest })
    expect(essence({ ...request, params: [to, data] })).toBe(essence(sign(1)))
  })
})

describe('gateOf', () => {
  const reason = ['The request differs from the plan that was shown.']

  test('default: each request that was shown passes once', () => {
    const gate = gateOf({ asked: [essence(send({})), essence(sign(1))] }, () => [])
    expect(gate(send({}))).toEqual([])
    expect(gate(sign(1))).toEqual([])
    expect(gate(send({}))).toEqual(reason)
    expect(gate(send({ to: thief }))).toEqual(reason)
  })

  test('behavior: the policy judges it too', () => {
    const gate = gateOf({ asked: [essence(send({}))] }, () => ['Too much.'])
    expect(gate(send({}))).toEqual(['Too much.'])
  })
})

describe('staleness', () => {
  const requests: Order.WalletRequest[] = [send({})]
  const kept = { offer: { prepared: { requests: () => requests } } } as unknown as Kept
  const ticket = {
    id: '1',
    tool: 'prepare_buy',
    input: {},
    atMs: 0,
    kept,
    asked: essences(kept),
    isUsed: false,
  }

  test('default: a recent plan that did not change', () => {
    expect(staleness(ticket, { nowMs: mostAgeMs })).toEqual([])
  })

  test('behavior: a plan that changed since it was shown', () => {
    const changed = { offer: { prepared: { requests: () => [send({ value: '0x6' })] } } } as unknown as Kept
    expect(staleness({ ...ticket, kept: changed }, { nowMs: 0 })).toEqual([
      'The plan changed since it was shown. Prepare it again.',
    ])
  })

  test('behavior: an old plan, and one that was executed', () => {
    expect(staleness({ ...ticket, isUsed: true }, { nowMs: mostAgeMs + 1 })).toEqual([
      'This trade was executed already, or failed. Prepare it again.',
      'This trade was prepared more than 10 minutes ago. Prepare it again.',
    ])
  })
})
