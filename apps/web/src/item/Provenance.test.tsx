// @vitest-environment jsdom

import type { Nft } from '@souk/market'
import { ether, nft } from '@souk/ui/parts/testing/fixtures.js'
import { renderSpeaking } from '@souk/ui/parts/testing/speak.js'
import { cleanup, screen } from '@testing-library/react'
import { zeroHash } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { Provenance } from './Provenance.js'

afterEach(cleanup)

const sale = { price: 6n * 10n ** 16n, currency: ether, at: new Date(0), transactionHash: zeroHash }

/** @returns What it says of the last sale. */
function saidOf(lastSale: Nft['lastSale']): string | null | undefined {
  const item = lastSale ? nft({ lastSale }) : nft()
  renderSpeaking(<Provenance nft={item} mint={undefined} now={0n} nameOf={(address) => address} />)
  return screen.getByText('Last sale').nextElementSibling?.textContent
}

describe('Provenance', () => {
  test.each([
    ['of one unit', { ...sale, quantity: 1n }, '0.06\u00a0ETH'],
    ['of several units, whose price is of all', { ...sale, quantity: 3n }, '0.06\u00a0ETH for 3 units'],
    // A sale in a set has no price of the item alone.
    ['none but in a set', undefined, 'Never sold by itself on this market'],
  ])('default: a last sale %s', (_, lastSale, text) => {
    expect(saidOf(lastSale)).toBe(text)
  })
})
