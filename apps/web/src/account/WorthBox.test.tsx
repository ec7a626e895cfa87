// @vitest-environment jsdom

import { dollar, wrapped } from '@souk/ui/parts/testing/fixtures.js'
import { renderSpeaking } from '@souk/ui/parts/testing/speak.js'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { WorthBox } from './WorthBox.js'
import type { Worth } from './worth.js'

afterEach(cleanup)

const sums = [{ currency: wrapped, amount: 10n ** 18n }]

function show(firsts: WorthBox.Props['firsts'], uncompared: Worth['uncompared'] = [], inactive = 0) {
  const worth = { sums, counted: 1_000n, all: 1_000n }
  renderSpeaking(
    <WorthBox
      itemCount={1_000}
      atFloor={{ ...worth, uncompared: [] }}
      atOffers={{ ...worth, uncompared }}
      forSale={{ sums, auctions: 0 }}
      offered={{ sums, inactive }}
      firsts={firsts}
      balances={[]}
      canWrap={false}
      onWrap={() => {}}
    />,
  )
  return screen.getAllByRole('definition').map(({ textContent }) => textContent?.replace('1\u00a0WETH', ''))
}

describe('WorthBox', () => {
  test('default: a value of everything says nothing more', () => {
    expect(show(undefined)).toEqual(['', '', '', '', ''])
  })

  test('behavior: the explanation names every figure', () => {
    show(undefined)
    const [names, said] = (['term', 'listitem'] as const).map((role) =>
      screen.getAllByRole(role).map(({ textContent }) => textContent?.split(':')[0]),
    )
    expect(said).toEqual(names?.map((name) => name))
  })

  test('behavior: a value of some items or orders says of how many', () => {
    const items = 'of the first 1,000 items'
    expect(show({ items: 1_000, listings: 500, offers: 510 })).toEqual([
      items,
      items,
      'of the first 500 listings',
      'of the first 510 offers',
      '',
    ])
    expect(screen.getByText(/^This wallet has more than 1,000 items\./)).toBeDefined()
  })

  test('behavior: says how many inactive offers the total leaves out', () => {
    expect(show(undefined, [], 1)[3]).toBe('1 more is inactive and not counted')
    cleanup()
    expect(show(undefined, [], 2)[3]).toBe('2 more are inactive and not counted')
  })

  test('behavior: offers in currencies of unknown worth are named', () => {
    expect(show(undefined, [dollar])[1]).toBe('not compared with offers in dUSD')
    expect(screen.getByText(/Offers in dUSD were not compared with the others/)).toBeDefined()
  })
})
