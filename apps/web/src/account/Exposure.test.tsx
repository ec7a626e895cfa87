// @vitest-environment jsdom

import { ether } from '@souk/ui/parts/testing/fixtures.js'
import { renderSpeaking } from '@souk/ui/parts/testing/speak.js'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Exposure } from './Exposure.js'

afterEach(cleanup)

function show(inactive: Exposure.Props['inactive']) {
  renderSpeaking(
    <Exposure
      own
      active={[{ currency: ether, amount: 2n * 10n ** 18n }]}
      inactive={inactive}
      balances={[{ currency: ether, amount: 10n ** 19n }]}
      onWrap={() => {}}
    />,
  )
  return screen.getByRole('region').textContent?.replaceAll('\u00a0', ' ')
}

describe('Exposure', () => {
  test('behavior: says how much of the total is in inactive offers', () => {
    expect(show([])).toMatch(/^2 ETH offered, 10 ETH heldYou have enough/)
    cleanup()
    expect(show([{ currency: ether, amount: 10n ** 18n }])).toMatch(
      /^3 ETH offered, 10 ETH held.*\. 1 ETH of it is in inactive offers or swaps, which can become active again\.$/,
    )
  })
})
