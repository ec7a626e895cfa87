// @vitest-environment jsdom

import { renderSpeaking } from '@souk/ui/parts/testing/speak.js'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { HiddenOffersLine } from './HiddenOffersLine.js'

afterEach(cleanup)

function show(count: number, isShown = false) {
  renderSpeaking(<HiddenOffersLine {...{ count, isShown }} onShow={() => {}} />)
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}

describe('HiddenOffersLine', () => {
  test('default: says that hiding ends no offer, and shows the hidden ones', () => {
    expect(show(1)).toEqual(['Show'])
    expect(screen.getByRole('status').textContent).toMatch(
      /^1 offer is hidden\. Hiding does not end an offer: /,
    )
  })

  test('param: isShown: leaves them out again', () => {
    expect(show(2, true)).toEqual(['Collapse'])
  })

  test('param: of: says the same of swaps', () => {
    renderSpeaking(<HiddenOffersLine of="swaps" count={2} isShown={false} onShow={() => {}} />)
    expect(screen.getByRole('status').textContent).toMatch(
      /^2 swaps are hidden\. Hiding does not end a swap: /,
    )
  })

  test('behavior: nothing without hidden offers', () => {
    expect(show(0)).toEqual([])
  })
})
