// @vitest-environment jsdom
import { collection, dollar } from '@souk/ui/parts/testing/fixtures.js'
import { renderSpeaking } from '@souk/ui/parts/testing/speak.js'
import { cleanup, screen } from '@testing-library/react'
import { parseEther } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { CollectionHeader } from './CollectionHeader.js'

afterEach(cleanup)

const nothing = () => {}

test('behavior: the volume is in the native currency, though the floor is in another', () => {
  const stats = {
    ...collection.stats,
    volume: parseEther('2.16'),
    floor: { price: 90_000_000n, currency: dollar },
  }
  renderSpeaking(
    <CollectionHeader
      collection={{ ...collection, stats, currencies: [dollar, ...collection.currencies] }}
      {...{ creatorFee: 500, marketFee: 100, picture: undefined, watched: false, onSweep: undefined }}
      onWatch={nothing}
      onOffer={nothing}
    />,
  )
  expect(screen.getByText('Volume').nextSibling?.textContent).toContain('2.16')
})
