// @vitest-environment jsdom

import { renderSpeaking } from '@souk/ui/parts/testing/speak.js'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { OffersMade } from './OffersMade.js'

afterEach(cleanup)

const nothing = () => {}

function show(count: number, own = true) {
  renderSpeaking(
    <OffersMade
      own={own}
      choice={{ count, onAll: nothing, onNone: nothing, onCancel: nothing }}
      exposure={null}
      rows={[<li key="1">0.2 WETH</li>]}
      swaps={null}
      keep={null}
    />,
  )
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}

describe('OffersMade', () => {
  test('behavior: a single offer can be selected and cancelled like several', () => {
    expect(show(0)).toEqual(['Select all'])
    cleanup()
    expect(show(1)).toEqual(['Select none', 'Cancel 1 order …'])
  })

  test('param: own: the offers of another account cannot', () => {
    expect(show(0, false)).toEqual([])
  })
})
