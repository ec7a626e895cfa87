// @vitest-environment jsdom
import { SoukProvider } from '@souk/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { foundry } from 'wagmi/chains'
import { trades as words } from '../../i18n/en/trades.js'
import { testMarket } from '../../testing/embedded.js'
import { buyer, collection, info, nft, seller } from '../../testing/fixtures.js'
import { useSending } from './useSending.js'

afterEach(cleanup)

const jars = (quantity: bigint) =>
  nft({ name: 'Nutmeg', standard: 'erc1155', owners: [{ address: seller, quantity }] })

/** Fills the form of sending an edition, of which the seller holds 15. */
function fill(quantity: string) {
  const { queryClient, embedding } = testMarket()
  if (!('parts' in embedding)) throw new Error('The market is not ready')
  const { souk } = embedding.parts
  const config = createConfig({
    ...{ chains: [foundry], transports: { [foundry.id]: http('http://127.0.0.1:1') }, storage: null },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>
        <SoukProvider souk={souk}>{children}</SoukProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
  const sending = renderHook(
    ({ held }) => useSending({ nft: jars(held), collection }, { account: seller, info, words }),
    { wrapper, initialProps: { held: 15n } },
  )
  act(() => sending.result.current.view.onChange({ to: buyer, quantity }))
  return sending
}

describe('useSending', () => {
  test('behavior: what was sent stays so when the sender holds less than that afterwards', () => {
    const { result, rerender } = fill('10')
    act(() => result.current.prepare())
    expect(result.current.what).toBe('10 × Nutmeg')
    rerender({ held: 5n })
    expect(result.current.what).toBe('10 × Nutmeg')
    expect(result.current.rows[0]?.value).toBe('10 × Nutmeg')
  })
})
