import { ItemType } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import * as SwapPayment from './SwapPayment.js'

const maker = '0x00000000000000000000000000000000000000a1'
const creator = '0x00000000000000000000000000000000000000c1'
const weth = '0x00000000000000000000000000000000000000e1'
const other = '0x00000000000000000000000000000000000000e2'

const money = (
  amount: bigint,
  facts: { recipient?: typeof maker | typeof creator; token?: typeof weth | typeof other } = {},
) => ({
  itemType: ItemType.ERC20,
  token: facts.token ?? weth,
  identifierOrCriteria: 0n,
  startAmount: amount,
  endAmount: amount,
  recipient: facts.recipient ?? maker,
})

const listed = (parts: Partial<Pick<SwapPayment.list.Parameters, 'offer' | 'consideration'>>) =>
  SwapPayment.list(
    { offerer: maker, offer: [], consideration: [], startTime: 0n, endTime: 10n, ...parts },
    { now: 5n },
  )

describe('list', () => {
  test('default: the fees come out of the money of the account that receives it', () => {
    expect(listed({ offer: [money(100n)], consideration: [money(10n, { recipient: creator })] })).toEqual([
      { by: 'maker', currency: weth, amount: 100n, received: 90n },
    ])
    expect(listed({ consideration: [money(90n), money(10n, { recipient: creator })] })).toEqual([
      { by: 'taker', currency: weth, amount: 100n, received: 90n },
    ])
  })

  test('behavior: each currency is a payment of its own', () => {
    expect(listed({ offer: [money(100n)], consideration: [money(7n, { token: other })] })).toEqual([
      { by: 'maker', currency: weth, amount: 100n, received: 100n },
      { by: 'taker', currency: other, amount: 7n, received: 7n },
    ])
  })

  test('behavior: money that only pays fees reaches nobody', () => {
    expect(listed({ offer: [money(10n)], consideration: [money(10n, { recipient: creator })] })).toEqual([
      { by: 'maker', currency: weth, amount: 10n, received: 0n },
    ])
  })
})
