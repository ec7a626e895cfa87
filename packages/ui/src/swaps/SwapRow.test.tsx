// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { info, order, swapParameters } from '../testing/fixtures.js'
import { renderSpeaking } from '../testing/speak.js'
import { SwapRow } from './SwapRow.js'

afterEach(cleanup)

const { price: _, currency: __, ...shared } = order
const swap = {
  ...shared,
  side: 'swap',
  type: 'swap',
  order: { parameters: swapParameters({}), signature: '0x' },
} as unknown as SwapRow.Props['swap']
const nothing = { tokens: [], money: [] }

function show(hiding: SwapRow.Props['hiding']) {
  const done = { onAccept: () => {}, onCounter: () => {}, onCancel: () => {} }
  const known = { info, nfts: [], collections: [] }
  renderSpeaking(
    <SwapRow
      {...{ swap, hiding, known, ...done, role: 'taker' }}
      sides={{ give: nothing, get: nothing }}
      name="Ruby Lamp for Amber Lamp"
      makerName="0x01"
    />,
  )
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}

describe('SwapRow', () => {
  test('default: cannot be hidden', () => {
    expect(show(undefined)).toEqual(['Counter-offer', 'Accept swap'])
  })

  test('param: hiding: hides the swap by its name', () => {
    const onHide = vi.fn()
    expect(show({ isHidden: false, onHide })).toEqual(['Hide', 'Counter-offer', 'Accept swap'])
    screen.getByRole('button', { name: 'Hide: Ruby Lamp for Amber Lamp' }).click()
    expect(onHide).toHaveBeenCalledOnce()
  })

  test('behavior: a hidden swap is said to stay open, and is shown again', () => {
    expect(show({ isHidden: true, onHide: () => {} })[0]).toBe('Show again')
    expect(screen.queryByText('Hidden in this browser. The swap stays open.')).not.toBeNull()
  })
})
