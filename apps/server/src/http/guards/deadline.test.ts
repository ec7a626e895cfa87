import { describe, expect, test } from 'vitest'
import type { Market } from '../../market/Market.js'
import type { Progress } from '../../market/Progress.js'
import * as Vitals from '../../market/Vitals.js'
import { inTime } from './deadline.js'

/** A market whose answers are late after a millisecond. */
function marketWith(progress: Partial<Progress>, failing: Vitals.Vitals['failing'] = {}): Market {
  const vitals = { ...Vitals.create(0), failing }
  return { config: { answerTimeoutMs: 1 }, vitals, progress } as unknown as Market
}

const never = () => new Promise<never>(() => undefined)

describe('inTime', () => {
  test('default', async () => {
    expect(await inTime(marketWith({}), async () => 'answer')).toBe('answer')
  })

  test.each<[string, Market, string | undefined]>([
    ['nobody', marketWith({}), undefined],
    ['nobody while the node is asked', marketWith({ askedAtMs: performance.now() }), undefined],
    [
      'the chain, whose node has long been silent',
      marketWith({ askedAtMs: performance.now() - 60_000 }),
      'chain',
    ],
    ['the chain, whose node fails', marketWith({ error: new Error('down') }), 'chain'],
    ['the database', marketWith({ error: new Error('down') }, { database: new Error('down') }), 'database'],
  ])('error: is late, and blames %s', async (_, market, blame) => {
    await expect(inTime(market, never)).rejects.toMatchObject({ name: 'Http.LateError', facts: { blame } })
  })
})
