import { createMarketApi } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { readWholeActivity } from './readWholeActivity.js'

const account = '0x00000000000000000000000000000000000000a1'

/** An entry as the market sends it. */
const entry = {
  event_type: 'transfer',
  collection: 'lanterns',
  contract: '0x00000000000000000000000000000000000000c3',
  event_timestamp: 1_795_305_600,
  from_address: account,
  to_address: '0x00000000000000000000000000000000000000b2',
  quantity: 1,
}

/** A market whose page names the next one as `nextOf` says, by the number of pages it has sent. */
function marketWith(nextOf: (pages: number) => string | null, events: readonly unknown[] = [entry]) {
  let pages = 0
  const api = createMarketApi({
    chain: 'souk',
    baseUrl: 'https://one.example',
    fetch: async () => Response.json({ asset_events: events, next: nextOf(++pages) }),
  })
  return { api, pages: () => pages }
}

const { signal } = new AbortController()
const onRead = () => {}

describe('readWholeActivity', () => {
  test('default: reads all pages, and tells how many entries it has', async () => {
    const { api } = marketWith((pages) => (pages < 3 ? `page-${pages}` : null))
    const counts: number[] = []
    const all = await readWholeActivity(api, { account, signal, onRead: (count) => counts.push(count) })
    expect(all).toHaveLength(3)
    expect(counts).toEqual([0, 1, 2])
  })

  test.each([
    ['names the same page again', marketWith(() => 'again'), 2],
    ['sends an empty page', marketWith((pages) => `page-${pages}`, []), 1],
  ])('behavior: ends with a market that %s', async (_, { api, pages }, expected) => {
    await readWholeActivity(api, { account, signal, onRead })
    expect(pages()).toBe(expected)
  })

  test('param: signal: ends the reading of a market that always names another page', async () => {
    const { api, pages } = marketWith((count) => `page-${count}`)
    const control = new AbortController()
    const reading = readWholeActivity(api, {
      account,
      signal: control.signal,
      onRead: (count) => void (count === 5 && control.abort()),
    })
    await expect(reading).rejects.toThrow('Stopped on request.')
    expect(pages()).toBeLessThanOrEqual(6)
  })
})
