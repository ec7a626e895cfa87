import { AbortedError } from '@souk/base'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { getBundles } from '../actions/getBundles.js'
import { getNftsByAccount } from '../actions/getNftsByAccount.js'
import { getOrders } from '../actions/getOrders.js'
import type { MarketOrder } from '../domain/MarketOrder.js'
import { createMarketApi, type MarketApi } from './MarketApi.js'
import { paginate } from './paginate.js'

const api = createMarketApi({ chain: 'souk', baseUrl: 'https://market.example' })

type Options = { size?: number; next?: string | undefined; signal?: AbortSignal | undefined }

/** An action with scripted pages, and the cursors that it received. */
function paged(pages: Readonly<Record<string, { items: readonly number[]; next?: string }>>) {
  const asked: (string | undefined)[] = []
  const action = async (_api: MarketApi, options: Options) => {
    asked.push(options.next)
    return pages[options.next ?? 'start'] ?? { items: [] }
  }
  return { action, asked }
}

async function collect<item>(items: AsyncIterable<item>): Promise<item[]> {
  const collected: item[] = []
  for await (const item of items) collected.push(item)
  return collected
}

const three = { start: { items: [1, 2], next: 'b' }, b: { items: [], next: 'c' }, c: { items: [3] } }

describe('paginate', () => {
  test('default: all items of all pages, also behind an empty one', async () => {
    const { action, asked } = paged(three)
    expect(await collect(paginate(action, api, {}))).toEqual([1, 2, 3])
    expect(asked).toEqual([undefined, 'b', 'c'])
  })

  test('param: next', async () => {
    const { action } = paged(three)
    expect(await collect(paginate(action, api, { next: 'c' }))).toEqual([3])
  })

  test.each([
    [0, [], 1],
    [1, [1], 1],
    [2, [1, 2], 1],
    [3, [1, 2, 3], 3],
  ])('param: atMost: %s', async (atMost, items, requests) => {
    const { action, asked } = paged(three)
    expect(await collect(paginate(action, api, { atMost }))).toEqual(items)
    expect(asked).toHaveLength(requests)
  })

  test('param: signal: between two items', async () => {
    const controller = new AbortController()
    const { action, asked } = paged(three)
    const items: number[] = []
    const work = (async () => {
      for await (const item of paginate(action, api, { signal: controller.signal })) {
        items.push(item)
        controller.abort()
      }
    })()
    await expect(work).rejects.toThrow(AbortedError)
    expect([items, asked]).toEqual([[1], [undefined]])
  })

  test('behavior: no page is read before it is wanted', async () => {
    const { action, asked } = paged(three)
    const items = paginate(action, api, {})
    expect(asked).toEqual([])
    await items.next()
    await items.return()
    expect(asked).toEqual([undefined])
  })

  test.each([
    ['to itself', { start: { items: [1], next: 'a' }, a: { items: [2], next: 'a' } }, 2],
    [
      'to an earlier one',
      { start: { items: [1], next: 'a' }, a: { items: [2], next: 'b' }, b: { items: [3], next: 'a' } },
      3,
    ],
  ])('error: a cursor that leads %s', async (_name, pages, items) => {
    const { action } = paged(pages)
    await expect(collect(paginate(action, api, {}))).rejects.toMatchObject({
      name: 'MarketApi.RepeatedCursorError',
      facts: { cursor: 'a', items },
    })
  })

  test('behavior: items have the type of the action’s', () => {
    expectTypeOf(paginate(getOrders, api, { side: 'ask' })).toEqualTypeOf<
      AsyncGenerator<MarketOrder, void, undefined>
    >()
    // @ts-expect-error: the options of the action are required
    paginate(getNftsByAccount, api, {})
    paginate(getBundles, api, { atMost: 3 })
  })
})
