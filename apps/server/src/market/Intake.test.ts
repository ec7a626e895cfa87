import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { listing } from '../testing/signOrder.js'
import * as Intake from './Intake.js'

describe('restMs', () => {
  const most = 400

  test('default: a batch waits until some time after the one before it', () => {
    const intake = { ...Intake.create(), running: 1, beganMs: 100, size: 3 }
    expect([100, 105.5, 112, 900].map((nowMs) => Intake.restMs(intake, { most, nowMs }))).toEqual([
      12, 7, 0, 0,
    ])
  })

  test('behavior: a lone batch does not wait', () => {
    const intake = { ...Intake.create(), running: 0, beganMs: 100, size: 3 }
    expect(Intake.restMs(intake, { most, nowMs: 100 })).toBe(0)
  })

  test('behavior: a full batch does not wait', () => {
    const intake = { ...Intake.create(), running: 1, beganMs: 100, size: most }
    expect(Intake.restMs(intake, { most, nowMs: 100 })).toBe(0)
  })
})

describe('take', () => {
  /** A post of one order that gives a number of items. */
  const post = (items: number): Intake.Post => {
    const draft = listing({ maker: zeroAddress, token: zeroAddress, identifier: 1n, price: 1n, now: 60n })
    const parameters = { ...draft, offer: Array.from({ length: items }, () => draft.offer).flat() }
    const posted = {
      side: 'ask',
      order: { parameters, signature: '0x' },
      protocolAddress: zeroAddress,
    } as const
    return { posted: [posted], from: undefined, isWhole: false, resolve: () => {}, reject: () => {} }
  }

  test('default: counts what orders give, so that large ones do not hold up a batch', () => {
    const intake = Intake.create()
    for (const items of [1, 30, 30, 1]) Intake.add(intake, post(items))
    const sizes = () => Intake.take(intake, 40).map(({ posted }) => posted[0]?.order.parameters.offer.length)
    expect([sizes(), sizes(), sizes()]).toEqual([[1, 30], [30, 1], []])
    expect(intake.size).toBe(0)
  })

  test('behavior: takes a post that is larger than a batch by itself', () => {
    const intake = Intake.create()
    for (const items of [90, 1]) Intake.add(intake, post(items))
    expect(Intake.take(intake, 40)).toHaveLength(1)
  })
})
