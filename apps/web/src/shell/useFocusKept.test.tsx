// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { useFocusKept } from './useFocusKept.js'

afterEach(cleanup)

/** A page with a button above its cards, one of which has a button until it is bought. */
function Page({ isOpen, isBought }: { isOpen: boolean; isBought: boolean }) {
  useFocusKept(isOpen)
  return (
    <>
      <header>
        <button type="button">Cart</button>
      </header>
      {isOpen && <div role="dialog" data-open="" />}
      <main id="main">
        <button type="button">Sweep the floor</button>
        <article>
          <a href="/ruby">Ruby Lamp</a>
          {!isBought && <button type="button">Buy</button>}
        </article>
      </main>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

/** Opens a dialog with a button of the page, and closes it. The dialog gives the focus to another button then, or before. */
function trade({ from, isBought, to, isEarly = false }: Trading) {
  const { rerender } = render(<Page isOpen={false} isBought={false} />)
  button('Buy').focus()
  button(from).focus()
  rerender(<Page isOpen isBought={false} />)
  rerender(<Page isOpen isBought={isBought} />)
  if (isEarly) button(to).focus()
  rerender(<Page isOpen={false} isBought={isBought} />)
  if (!isEarly) button(to).focus()
}

type Trading = { from: string; isBought: boolean; to: string; isEarly?: boolean }

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

describe('useFocusKept', () => {
  test.each([
    ['when it closes', false],
    ['before', true],
  ])(
    'default: a dialog whose button has gone gives the focus to its card, not to an earlier button: %s',
    async (_, isEarly) => {
      trade({ from: 'Buy', isBought: true, to: 'Sweep the floor', isEarly })
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ruby Lamp' })),
      )
    },
  )

  test.each([
    ['its own button, which is still there', { from: 'Buy', isBought: false, to: 'Buy' }],
    ['a button around the page', { from: 'Cart', isBought: true, to: 'Cart' }],
  ])('behavior: the focus stays on %s', async (_, options) => {
    trade(options)
    for (let count = 0; count < 4; count++) await frame()
    expect(document.activeElement).toBe(button(options.to))
  })
})
