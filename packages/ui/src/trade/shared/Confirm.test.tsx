// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Guarded } from '../../guard/Consent.js'
import { ether } from '../../testing/fixtures.js'
import { renderSpeaking, renderTrade } from '../../testing/speak.js'
import { Confirm } from './Confirm.js'

// jsdom has no layout, and therefore no scrolling.
const scrollIntoView = vi.fn()
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  cleanup()
  scrollIntoView.mockClear()
})

const nothingFound: Guarded.Props['findings'] = []
const odd = { price: 2n * 10n ** 15n, currency: ether }

function show(props: Pick<Confirm.Props, 'odd' | 'missing' | 'asksAgreement'>) {
  const onStart = vi.fn()
  renderSpeaking(
    <Guarded findings={nothingFound}>
      <Confirm {...props} onStart={onStart} />
    </Guarded>,
  )
  return onStart
}

describe('Confirm', () => {
  test('default: continues to the wallet', () => {
    const onStart = show({ odd: undefined })
    fireEvent.click(screen.getByRole('button', { name: 'Continue in wallet' }))
    expect(onStart).toHaveBeenCalledOnce()
  })

  test('behavior: ignores the second press of a double click, which began at another button', () => {
    const onStart = show({ odd: undefined })
    const button = screen.getByRole('button', { name: 'Continue in wallet' })
    fireEvent.click(button, { detail: 2 })
    expect(onStart).not.toHaveBeenCalled()
    fireEvent.click(button, { detail: 1 })
    expect(onStart).toHaveBeenCalledOnce()
  })

  test('param: odd: until the price is typed, the button says so and moves to the field', () => {
    const onStart = show({ odd })
    const field = screen.getByRole('textbox', { name: 'Type 0.002\u00a0ETH to continue' })
    fireEvent.click(screen.getByRole('button', { name: 'Type the price again' }))
    expect(document.activeElement).toBe(field)
    expect(scrollIntoView.mock.contexts).toEqual([field])
    expect(onStart).not.toHaveBeenCalled()
  })

  test('param: odd: another price does not continue, the same does', () => {
    const onStart = show({ odd })
    const field = screen.getByRole('textbox', { name: 'Type 0.002\u00a0ETH to continue' })
    fireEvent.change(field, { target: { value: '0.02' } })
    fireEvent.click(screen.getByRole('button', { name: 'Type the price again' }))
    expect(onStart).not.toHaveBeenCalled()
    fireEvent.change(field, { target: { value: '0.002' } })
    fireEvent.click(screen.getByRole('button', { name: 'Continue in wallet' }))
    expect(onStart).toHaveBeenCalledOnce()
  })

  test('param: asksAgreement: continues once the visitor has agreed', () => {
    const onStart = show({ odd: undefined, asksAgreement: true })
    const box = screen.getByRole('checkbox', { name: 'I have read the warning and want to continue' })
    fireEvent.click(screen.getByRole('button', { name: 'Confirm the warning first' }))
    expect(onStart).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(box)
    expect(scrollIntoView.mock.contexts).toEqual([box])
    fireEvent.click(box)
    fireEvent.click(screen.getByRole('button', { name: 'Continue in wallet' }))
    expect(onStart).toHaveBeenCalledOnce()
  })

  test('behavior: a trade prepared again keeps the agreement to what was found, and loses it to anything else', () => {
    const low = { code: 9_001, severity: 'warning', name: 'priceFarUnderFloor', message: '' } as const
    const found = (price: bigint) => [{ ...low, facts: { price } }]
    const view = (findings: Guarded.Props['findings']) => (
      <Guarded findings={findings}>
        <Confirm onStart={() => {}} asksAgreement />
      </Guarded>
    )
    const { rerender } = renderTrade(view(found(1n)))
    const box = () => screen.getByRole<HTMLInputElement>('checkbox')
    fireEvent.click(box())
    expect(box().checked).toBe(true)
    rerender(view(found(1n)))
    expect(box().checked).toBe(true)
    rerender(view(found(2n)))
    expect(box().checked).toBe(false)
    fireEvent.click(box())
    rerender(view(undefined))
    rerender(view(found(2n)))
    expect(box().checked).toBe(false)
  })

  test('param: missing: the button names it before a price to type again, and does not start', () => {
    const onStart = show({ odd, missing: 'Enter an address' })
    fireEvent.click(screen.getByRole('button', { name: 'Enter an address' }))
    expect(onStart).not.toHaveBeenCalled()
  })
})
