// @vitest-environment jsdom
import type { MarketOrder } from '@souk/market'
import type { Order } from '@souk/seaport'
import { toKnown } from '@souk/words/findings'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { previewBreakdown } from '../../orders/breakdown.js'
import { toLocal } from '../../orders/listTimes.js'
import { collection, contract, ether, info, order, seller } from '../../testing/fixtures.js'
import { renderSpeaking, renderTrade } from '../../testing/speak.js'
import { draftSale, priceFindings } from '../shared/priceFindings.js'
import { ListFormView } from './ListFormView.js'
import { emptyListForm, type ListFacts, type ListForm, readListForm } from './listForm.js'

afterEach(cleanup)
Element.prototype.scrollIntoView = () => {}

type HarnessProps = {
  onSubmit: () => void
  onCancelEarlier?: () => void
  facts?: ListFacts
  cheaper?: readonly MarketOrder[]
  findings?: readonly Order.Finding[]
}

const usual: ListFacts = {
  currencies: info.currencies,
  wrappedNative: undefined,
  held: 1n,
  standard: 'erc721',
  floor: collection.stats.floor,
  seller,
  contract,
  now: 1_800_000_000n,
}

function Harness({
  onSubmit,
  onCancelEarlier = () => {},
  facts = usual,
  cheaper = [],
  findings = [],
}: HarnessProps) {
  const [form, setForm] = useState<ListForm>(emptyListForm(ether.address))
  const read = readListForm(form, facts)
  return (
    <ListFormView
      form={form}
      read={read}
      facts={facts}
      findings={findings}
      modes={['fixed', 'dutch', 'english']}
      breakdown={
        read.unitPrice === undefined ? undefined : previewBreakdown(read.unitPrice, 1n, { info, collection })
      }
      busy={false}
      onChange={(change) => setForm((before) => ({ ...before, ...change }))}
      onSubmit={onSubmit}
      onCancelEarlier={onCancelEarlier}
      cheaper={cheaper}
      cancelFee="0.001 ETH"
    />
  )
}

describe('ListFormView', () => {
  test('default: shows the proceeds and continues', () => {
    let submitted = 0
    renderSpeaking(<Harness onSubmit={() => submitted++} />)
    fireEvent.change(screen.getByRole('textbox', { name: 'Price' }), { target: { value: '2,5' } })
    const proceeds = screen.getByRole('region', { name: 'What you receive' })
    expect(proceeds.textContent).toContain('You receive2.3125\u00a0ETH')
    fireEvent.click(screen.getByRole('button', { name: 'Review the listing' }))
    expect(submitted).toBe(1)
  })

  test('behavior: the first missing input is the label of the button', () => {
    let submitted = 0
    renderSpeaking(<Harness onSubmit={() => submitted++} />)
    const button = screen.getByRole('button', { name: 'Enter a price' })
    fireEvent.click(button)
    expect(submitted).toBe(0)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Price' }))
    fireEvent.click(screen.getByRole('radio', { name: /auction/i }))
    screen.getByRole('button', { name: 'Enter a reserve price' })
    fireEvent.change(screen.getByRole('textbox', { name: 'Reserve price' }), { target: { value: '2' } })
    screen.getByRole('button', { name: 'Review the auction' })
  })

  test('behavior: refuses an ambiguous price, and explains it at the field', () => {
    renderSpeaking(<Harness onSubmit={() => {}} />)
    const price = screen.getByRole('textbox', { name: 'Price' })
    fireEvent.change(price, { target: { value: '1,000' } })
    expect(price.getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(price.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toContain('two prices')
  })

  test('behavior: warns about a price below the floor', () => {
    renderSpeaking(<Harness onSubmit={() => {}} />)
    fireEvent.change(screen.getByRole('textbox', { name: 'Price' }), { target: { value: '0.5' } })
    expect(screen.getByText(/below the floor/)).toBeDefined()
  })

  test('behavior: far below the floor, the form says the danger as the review does', () => {
    const lamp = { standard: 'erc721', contract, tokenId: 1n, quantity: 1n } as const
    const known = toKnown(info, { collections: [collection], account: seller })
    const draft = draftSale(lamp, { currency: ether, amount: 10n ** 16n })
    renderTrade(<Harness onSubmit={() => {}} findings={priceFindings([draft], known)} />)
    fireEvent.change(screen.getByRole('textbox', { name: 'Price' }), { target: { value: '0.0108' } })
    expect(screen.getByRole('region', { name: 'Results of the safety check' }).textContent).toMatch(
      /^DangerYou would get 0\.01\sETH\. The cheapest of its kind is for sale at 1\sETH\./,
    )
    expect(screen.queryByText(/below the floor/)).toBeNull()
  })

  test('behavior: a lower price is only signed; for a higher one the main button cancels the cheaper listing', () => {
    const done: string[] = []
    const earlier = {
      unitPrice: 10n ** 18n,
      units: 1n,
      currency: ether,
      orderHash: '0x01',
      endTime: 1n,
    } as const
    renderSpeaking(
      <Harness
        onSubmit={() => done.push('review')}
        onCancelEarlier={() => done.push('cancel')}
        facts={{ ...usual, floor: undefined, earlier, isEdit: true }}
      />,
    )
    const price = screen.getByRole('textbox', { name: 'Price' })
    const main = () =>
      screen
        .getAllByRole('button')
        .filter(({ attributes }) => attributes.getNamedItem('type')?.value === 'submit')
    fireEvent.change(price, { target: { value: '0.9' } })
    expect(main().map(({ textContent }) => textContent)).toEqual(['Review the listing'])
    fireEvent.click(main()[0]!)
    fireEvent.change(price, { target: { value: '1.1' } })
    expect(main().map(({ textContent }) => textContent)).toEqual(['First cancel the listing at 1\u00a0ETH'])
    expect(
      screen.getByText(/a buyer will take the cheaper one.*network fee of about 0\.001 ETH\.$/),
    ).toBeDefined()
    fireEvent.click(main()[0]!)
    expect(done).toEqual(['review', 'cancel'])
    expect(screen.getAllByRole('button', { name: /First cancel/ })).toHaveLength(1)
  })

  test('behavior: with several cheaper listings, the main button cancels all of them', () => {
    const earlier = {
      unitPrice: 10n ** 18n,
      units: 1n,
      currency: ether,
      orderHash: '0x01',
      endTime: 1n,
    } as const
    const facts = { ...usual, floor: undefined, earlier, isEdit: true }
    const cheaper = [order, { ...order, orderHash: '0x02', price: 2n * 10n ** 18n } as const]
    renderSpeaking(<Harness onSubmit={() => {}} facts={facts} cheaper={cheaper} />)
    fireEvent.change(screen.getByRole('textbox', { name: 'Price' }), { target: { value: '3' } })
    expect(screen.getByRole('button', { name: 'First cancel both listings' })).toBeDefined()
    expect(screen.getByText(/^Your listings at 1\sETH and 2\sETH stay open/)).toBeDefined()
  })

  test('param: mode: a falling price has a drawing and a table of times', () => {
    renderSpeaking(<Harness onSubmit={() => {}} />)
    fireEvent.click(screen.getByRole('radio', { name: 'Falling price' }))
    fireEvent.change(screen.getByRole('textbox', { name: 'Start price' }), { target: { value: '4' } })
    fireEvent.change(screen.getByRole('textbox', { name: 'End price' }), { target: { value: '1' } })
    const curve = screen.getByRole('region', { name: 'Price over time' })
    expect(curve.textContent).toContain('From 4\u00a0ETH to 1\u00a0ETH in 7 days.')
    expect(curve.querySelectorAll('tbody tr')).toHaveLength(7)
  })

  test.each([
    ['Auction', /^At least 5 minutes and at most 4 weeks from now\..*cannot move the end/],
    ['Fixed price', /^At least 5 minutes and at most 4 weeks after the start\.$/],
  ])(
    'behavior: %s: the field of the end says the shortest and the longest time before one is chosen',
    (mode, hint) => {
      renderSpeaking(<Harness onSubmit={() => {}} />)
      fireEvent.click(screen.getByRole('radio', { name: mode }))
      fireEvent.click(screen.getByRole('radio', { name: 'Custom date' }))
      const end = screen.getByLabelText<HTMLInputElement>('Ends on')
      expect(end.getAttribute('aria-invalid')).toBeNull()
      expect(document.getElementById(end.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(hint)
      expect([end.min, end.max]).toEqual([
        toLocal(usual.now + 300n + 59n),
        toLocal(usual.now + 28n * 86_400n),
      ])
    },
  )

  test('param: mode: an auction says how it ends before the first bid', () => {
    renderSpeaking(<Harness onSubmit={() => {}} />)
    fireEvent.click(screen.getByRole('radio', { name: 'Auction' }))
    fireEvent.change(screen.getByRole('textbox', { name: 'Reserve price' }), {
      target: { value: '2' },
    })
    const terms = screen.getByRole('region', { name: 'How this auction ends' })
    expect(terms.textContent).toMatch(
      /Anyone can then settle it.*at most 7\.5%.*You receive at least1\.85\u00a0ETH/,
    )
  })
})
