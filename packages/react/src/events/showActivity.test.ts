import type { Activity, MarketEvent } from '@souk/market'
import { QueryClient } from '@tanstack/react-query'
import { getAddress, pad } from 'viem'
import { describe, expect, test } from 'vitest'
import { marketKey } from '../queries/queryKey.js'
import { buyer, contract, seller } from '../testing/receipts.js'
import type * as ActivityNews from './ActivityNews.js'
import { forgetTold, type OwnActivity } from './ownActivity.js'
import { keepActivity, showActivity } from './showActivity.js'

const sale: Activity = {
  ...{
    type: 'sale',
    at: new Date(5_000),
    collection: 'lanterns',
    contract: getAddress(contract),
    tokenId: 7n,
  },
  ...{ quantity: 1n, from: getAddress(seller), to: getAddress(buyer), orderHash: pad('0x01') },
  transactionHash: pad('0xaa'),
}
const older: Activity = { ...sale, transactionHash: pad('0xbb') }
const queryKey = marketKey<ActivityNews.ActivityPages>({ key: 'market' }, 'getActivity', { slug: 'lanterns' })

/** A page that shows a list, and its own activity. */
async function open() {
  const queryClient = new QueryClient()
  const own: OwnActivity = { rows: [] }
  const reads = { isOwn: () => true, own }
  keepActivity(queryClient, reads)
  const answer = (...activities: readonly Activity[]) =>
    queryClient.fetchQuery({
      queryKey,
      queryFn: () => ({ pages: [{ activities }], pageParams: [undefined] }),
    })
  const shown = () => queryClient.getQueryData(queryKey)?.pages[0]?.activities
  await answer(older)
  return { own, answer, shown, show: () => showActivity(queryClient, [sale], reads) }
}

describe('showActivity', () => {
  test('default: at once, and also in an answer that does not have it yet', async () => {
    const { answer, shown, show } = await open()
    show()
    expect(shown()).toEqual([sale, older])
    await answer(older)
    expect(shown()).toEqual([sale, older])
  })

  test('behavior: once the market has it, as the market tells it', async () => {
    const { own, answer, shown, show } = await open()
    show()
    const told = { ...sale, at: new Date(9_000), source: { tag: '0x12345678' } as const }
    await answer(told, older)
    expect(shown()).toEqual([told, older])
    expect(own.rows).toEqual([])
  })

  test('behavior: not again what the market told before the receipt', async () => {
    const { own, answer, shown, show } = await open()
    await answer(sale, older)
    show()
    expect([shown(), own.rows]).toEqual([[sale, older], []])
  })
})

describe('forgetTold', () => {
  const event: MarketEvent = { sequence: 1, type: 'sale', accounts: [], at: new Date(0) }

  test.each<[string, Partial<MarketEvent>, number]>([
    ['its order', { orderHash: pad('0x01') }, 0],
    ['its token', { contract, tokenId: 7n }, 0],
    ['dropped blocks', { type: 'reorg' }, 0],
    ['another order', { orderHash: pad('0x02') }, 1],
  ])('default: an event of %s', (_, rest, left) => {
    const own = { rows: [sale] }
    forgetTold(own, [{ ...event, ...rest }])
    expect(own.rows).toHaveLength(left)
  })

  test('behavior: a cancellation waits for an answer that has it', () => {
    const own = { rows: [{ ...sale, type: 'cancel' as const }] }
    forgetTold(own, [{ ...event, type: 'cancel', orderHash: pad('0x01') }])
    expect(own.rows).toHaveLength(1)
  })
})
