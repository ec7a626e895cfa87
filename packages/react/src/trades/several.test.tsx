// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ExecuteProviderMissingError, useMint } from '../execute/index.js'
import { marketApp } from '../testing/marketApp.js'
import { useCreateBundle } from './useCreateBundle.js'
import { useCreateCollectionOffer } from './useCreateCollectionOffer.js'
import { useCreateCollectionOffers } from './useCreateCollectionOffers.js'
import { useCreateListings } from './useCreateListings.js'
import { useCreateOffers } from './useCreateOffers.js'
import { useFulfillOrders } from './useFulfillOrders.js'
import { useTransferTokens } from './useTransferTokens.js'

afterEach(cleanup)

const contract = '0x00000000000000000000000000000000000000e1'
const friend = '0x00000000000000000000000000000000000000b2'
const token = { contract, tokenId: 7n } as const
const about = { title: '2 lanterns' }

/** Prepares a trade without valid terms, and returns why it is blocked, and what the market was asked. */
async function blockedBy<flow extends { state: { status: string } }>(
  useHook: () => flow,
  prepare: (flow: flow) => void,
) {
  const { result, asked, flows } = await marketApp(useHook)
  act(() => prepare(result.current))
  await waitFor(() => expect(result.current.state.status).toBe('blocked'))
  const { state } = result.current
  const name = 'error' in state && state.error instanceof Error && state.error.name
  return { name, asked, records: flows.current.records }
}

const nothing = { asked: [], records: [] }

describe('useCreateBundle', () => {
  test('error: a set of one token', async () => {
    const terms = { assets: [token], price: 1n }
    expect(await blockedBy(useCreateBundle, (flow) => flow.prepare(terms, about))).toEqual({
      name: 'Trade.InputError',
      ...nothing,
    })
  })
})

describe('useCreateListings', () => {
  test('error: no listings', async () => {
    expect(await blockedBy(useCreateListings, (flow) => flow.prepare({ listings: [] }, about))).toEqual({
      name: 'Trade.InputError',
      ...nothing,
    })
  })
})

describe('useCreateOffers', () => {
  test('error: no offers', async () => {
    expect(await blockedBy(useCreateOffers, (flow) => flow.prepare({ offers: [] }, about))).toEqual({
      name: 'Trade.InputError',
      ...nothing,
    })
  })
})

describe('useCreateCollectionOffer', () => {
  test('error: a list that is not of token ids', async () => {
    const terms = { collection: 'lanterns', price: 1n, tokenIds: 'two' }
    expect(await blockedBy(useCreateCollectionOffer, (flow) => flow.prepare(terms, about))).toEqual({
      name: 'TokenIds.InvalidTokenIdsError',
      ...nothing,
    })
  })
})

describe('useCreateCollectionOffers', () => {
  test('error: no offers', async () => {
    expect(await blockedBy(useCreateCollectionOffers, (flow) => flow.prepare({ offers: [] }, about))).toEqual(
      { name: 'Trade.InputError', ...nothing },
    )
  })
})

describe('useFulfillOrders', () => {
  test('error: no orders', async () => {
    expect(await blockedBy(useFulfillOrders, (flow) => flow.prepare({ orders: [] }, about))).toEqual({
      name: 'Order.NoneFillableError',
      ...nothing,
    })
  })
})

describe('useTransferTokens', () => {
  test('error: no tokens', async () => {
    expect(
      await blockedBy(useTransferTokens, (flow) => flow.prepare({ assets: [], to: friend }, about)),
    ).toEqual({ name: 'Trade.InputError', ...nothing })
  })

  test('error: a recipient that would lose the tokens', async () => {
    const terms = { assets: [token], to: contract } as const
    expect(await blockedBy(useTransferTokens, (flow) => flow.prepare(terms, about))).toEqual({
      name: 'Transfer.RecipientError',
      ...nothing,
    })
  })
})

describe('useMint', () => {
  test('error: outside of a provider', async () => {
    await expect(marketApp(useMint)).rejects.toThrow(ExecuteProviderMissingError)
  })
})
