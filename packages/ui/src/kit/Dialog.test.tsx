// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderSpeaking } from '../testing/speak.js'
import { Dialog } from './Dialog.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(children: ReactNode, { isTouch = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }))
  renderSpeaking(
    <Dialog open onClose={() => {}} title="List for sale">
      {children}
    </Dialog>,
  )
}

const form = (
  <form>
    <input type="radio" aria-label="Fixed price" />
    <input aria-label="Price" />
  </form>
)

/** A form and its review. */
function Steps({ isReview }: { isReview: boolean }) {
  return (
    <Dialog open onClose={() => {}} title={isReview ? 'What you sign' : 'List for sale'}>
      <button key={String(isReview)} type="button">
        {isReview ? 'Sign' : 'Review'}
      </button>
    </Dialog>
  )
}

const hasFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element))

describe('Dialog', () => {
  test('default: a form starts in its first text field', async () => {
    open(form)
    await hasFocus(screen.getByRole('textbox', { name: 'Price' }))
  })

  test('behavior: a field of several lines is a text field, too', async () => {
    open(
      <form>
        <textarea aria-label="Address" />
        <input aria-label="How many" />
      </form>,
    )
    await hasFocus(screen.getByRole('textbox', { name: 'Address' }))
  })

  test('behavior: a touch screen shows no keyboard by itself', async () => {
    open(form, { isTouch: true })
    await hasFocus(screen.getByRole('button', { name: 'Close' }))
  })

  test('behavior: when the content is replaced, the focus stays inside, before any key', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const { rerender } = renderSpeaking(<Steps isReview={false} />)
    screen.getByRole('button', { name: 'Review' }).focus()
    rerender(<Steps isReview />)
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  })

  test('behavior: a review starts at its first control', async () => {
    open(<input aria-label="Type the name" />)
    await hasFocus(screen.getByRole('button', { name: 'Close' }))
  })
})
