// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { useSwaps } from '../queries/market/orders.js'
import { account, marketApp } from '../testing/marketApp.js'
import { useCreateSwap } from './useCreateSwap.js'
import { useFulfillOrder } from './useFulfillOrder.js'

afterEach(cleanup)

const contract = '0x00000000000000000000000000000000000000e1'
const title = 'Ruby Lamp for Amber Lamp'

describe('useCreateSwap', () => {
  const sides = { give: [{ contract, tokenId: 7n }], want: [{ contract, tokenId: 8n }] } as const

  test('error: terms that no swap can have block the flow, without a request', async () => {
    const { result, asked } = await marketApp(useCreateSwap)
    const money = { amount: 5n, currency: zeroAddress }
    act(() => result.current.prepare({ ...sides, pay: money }, { title }))
    await waitFor(() =>
      expect(result.current.state).toMatchObject({
        status: 'blocked',
        error: { name: 'Price.OfferCurrencyError' },
      }),
    )
    const both = { amount: 5n, currency: contract } as const
    act(() => result.current.prepare({ ...sides, pay: both, ask: both }, { title }))
    await waitFor(() =>
      expect(result.current.state).toMatchObject({ error: { name: 'Price.BothWaysError' } }),
    )
    expect(asked).toEqual([])
  })
})

describe('useFulfillOrder', () => {
  test('error: a swap that the market does not return blocks its acceptance', async () => {
    const { result } = await marketApp(() => useFulfillOrder({ kind: 'swapAcceptance' }))
    act(() => result.current.prepare({ order: `0x${'ab'.repeat(32)}` }, { title }))
    await waitFor(() => expect(result.current.state.status).toBe('blocked'))
  })
})

describe('useSwaps', () => {
  test('default: page by page', async () => {
    const { result, asked } = await marketApp(() => useSwaps({ owner: account, limit: 5 }))
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    await act(async () => void (await result.current.fetchNextPage()))
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(2))
    const path = `/v2/orders/ethereum/seaport/swaps?limit=5`
    expect(asked).toEqual([`${path}&owner=${account}`, `${path}&cursor=more&owner=${account}`])
  })

  test('behavior: asks nothing while it is not known what', async () => {
    const { asked } = await marketApp(() => useSwaps(undefined))
    expect(asked).toEqual([])
  })
})
