// @vitest-environment jsdom
import { SoukProvider } from '@souk/react'
import { toKnown } from '@souk/words/findings'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { buyer, collection, contract, ether, info, wrapped } from '../../testing/fixtures.js'
import { renderSpeaking } from '../../testing/speak.js'
import { draftOffer, priceFindings } from '../shared/priceFindings.js'
import { OfferFormView } from './OfferFormView.js'
import { type OfferFacts, readOffer } from './offerForm.js'

afterEach(cleanup)

const one = 10n ** 18n
const market = { ...info, currencies: [ether, wrapped], wrappedNative: wrapped.address }
const facts: OfferFacts = {
  ...{ currencies: [wrapped], wrappedNative: wrapped.address, standard: 'erc721', balance: 0n, others: [] },
  listing: { unitPrice: one, currency: ether },
}

function show(price: string, choice: Partial<OfferFormView.Props> = {}) {
  const form = { price, currencyAddress: wrapped.address, duration: '7', quantity: '1' } as const
  const read = readOffer(form, facts)
  const amount = read.unitPrice ?? 0n
  const lamp = { standard: 'erc721', contract, tokenId: 1n, quantity: 1n } as const
  const known = toKnown(market, { collections: [collection], account: buyer })
  renderSpeaking(
    <SoukProvider souk={{ api: {} as never, client: {} as never, info: market }}>
      <OfferFormView
        {...{ form, read, facts }}
        findings={priceFindings([draftOffer(lamp, { currency: wrapped, amount })], known)}
        busy={false}
        wrapMore={{ label: `Wrap ${price} ETH`, open: () => {} }}
        onChange={() => {}}
        onSubmit={() => {}}
        {...choice}
      />
    </SoukProvider>,
  )
  return screen.queryByRole('region', { name: 'Results of the safety check' })?.textContent
}

describe('OfferFormView', () => {
  test('behavior: far above the floor, it says the danger before the visitor wraps', () => {
    expect(show('150')).toMatch(
      /^Danger.*You would pay 150.*The cheapest of its kind is for sale at 1\sETH\.Check the amount/,
    )
    expect(screen.getByRole('button', { name: 'Wrap 150 ETH' })).toBeDefined()
    // The danger says it already.
    expect(screen.queryByText(/You can buy it now for less/)).toBeNull()
  })

  test('behavior: lets the visitor wrap what all open offers need, or what this one needs', () => {
    const opened: string[] = []
    const choose = (label: string) => ({ label, open: () => opened.push(label) })
    show('150', { wrapMore: choose('Wrap 150.15 ETH for all'), wrapLess: choose('Wrap 150 ETH for this') })
    fireEvent.click(screen.getByRole('button', { name: 'Wrap 150 ETH for this' }))
    fireEvent.click(screen.getByRole('button', { name: 'Wrap 150.15 ETH for all' }))
    expect(opened).toEqual(['Wrap 150 ETH for this', 'Wrap 150.15 ETH for all'])
  })

  test('behavior: a little above the floor, the form alone warns', () => {
    expect(show('1.1')).toBeUndefined()
    expect(screen.getByText(/You can buy it now for less/)).toBeDefined()
  })
})
