// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderSpeaking } from '../../testing/speak.js'
import { TradeForm } from './TradeForm.js'

afterEach(cleanup)
Element.prototype.scrollIntoView = vi.fn()

function show(props: Partial<TradeForm.Props> = {}) {
  const onSubmit = vi.fn()
  renderSpeaking(
    <TradeForm label="Review" issue={undefined} busy={false} onSubmit={onSubmit} {...props}>
      {props.children ?? <input aria-label="Price" />}
    </TradeForm>,
  )
  return onSubmit
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('TradeForm', () => {
  test('default: the button leads on', () => {
    const onSubmit = show({ sum: { name: 'You receive', value: undefined } })
    press('Review')
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(screen.getByText('–')).toBeDefined()
  })

  test('param: issue: the button names it, and moves to the empty field', () => {
    const onSubmit = show({ issue: 'Enter a price' })
    press('Enter a price')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByLabelText('Price'))
  })

  test('behavior: an invalid field or what is missing comes before an empty one', () => {
    const children = (
      <>
        <input aria-label="Price" />
        <button type="button" data-missing>
          Choose
        </button>
      </>
    )
    show({ issue: 'Choose an item', children })
    press('Choose an item')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose' }))
  })

  test('param: supply: the button names and opens what supplies the missing thing', () => {
    const open = vi.fn()
    const onSubmit = show({ issue: 'Not enough WETH', supply: { label: 'Wrap 1 ETH', open } })
    press('Wrap 1 ETH')
    expect(open).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
    cleanup()
    show({ supply: { label: 'Wrap 1 ETH', open } })
    press('Review')
    expect(open).toHaveBeenCalledOnce()
  })

  test('param: busy: a press does nothing', () => {
    const onSubmit = show({ busy: true })
    press('Review')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
