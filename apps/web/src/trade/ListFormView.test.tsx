// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { previewBreakdown } from '../orders/breakdown.js'
import { collection, ether, info } from '../testing/fixtures.js'
import { renderSpeaking } from '../testing/speak.js'
import { ListFormView } from './ListFormView.js'
import { type ListFacts, type ListForm, readListForm } from './listForm.js'

afterEach(cleanup)

const facts: ListFacts = {
  currencies: info.currencies,
  held: 1n,
  standard: 'erc721',
  floor: collection.stats.floor,
}

function Harness({ onSubmit }: { onSubmit: () => void }) {
  const [form, setForm] = useState<ListForm>({
    price: '',
    currencyAddress: ether.address,
    duration: '7',
    quantity: '1',
  })
  const read = readListForm(form, facts)
  return (
    <ListFormView
      form={form}
      read={read}
      facts={facts}
      breakdown={
        read.unitPrice === undefined ? undefined : previewBreakdown(read.unitPrice, 1n, { info, collection })
      }
      busy={false}
      onChange={(change) => setForm((before) => ({ ...before, ...change }))}
      onSubmit={onSubmit}
    />
  )
}

describe('ListFormView', () => {
  test('default: shows what is received and goes on', () => {
    let submitted = 0
    renderSpeaking(<Harness onSubmit={() => submitted++} />)
    fireEvent.change(screen.getByRole('textbox', { name: 'Price' }), { target: { value: '2,5' } })
    const proceeds = screen.getByRole('region', { name: 'What you receive' })
    expect(proceeds.textContent).toContain('You receive2.3125 ETH')
    fireEvent.click(screen.getByRole('button', { name: 'Review the listing' }))
    expect(submitted).toBe(1)
  })

  test('behavior: the first thing missing is the label of the button', () => {
    let submitted = 0
    renderSpeaking(<Harness onSubmit={() => submitted++} />)
    const button = screen.getByRole('button', { name: 'Enter a price' })
    fireEvent.click(button)
    expect(submitted).toBe(0)
  })

  test('behavior: a price that can mean two is refused and explained at the field', () => {
    renderSpeaking(<Harness onSubmit={() => {}} />)
    const price = screen.getByRole('textbox', { name: 'Price' })
    fireEvent.change(price, { target: { value: '1,000' } })
    expect(price.getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(price.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toContain('two prices')
  })

  test('behavior: a price below the floor is warned about', () => {
    renderSpeaking(<Harness onSubmit={() => {}} />)
    fireEvent.change(screen.getByRole('textbox', { name: 'Price' }), { target: { value: '0.5' } })
    expect(screen.getByText(/below the cheapest/)).toBeDefined()
  })
})
