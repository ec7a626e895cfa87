// @vitest-environment jsdom
import { collection, dollar, info, wrapped } from '@souk/ui/parts/testing/fixtures.js'
import { renderSpeaking } from '@souk/ui/parts/testing/speak.js'
import { cleanup, screen } from '@testing-library/react'
import { parseEther } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { volumeCurrency } from '../collections/volumeCurrency.js'
import { CollectionHeader } from './CollectionHeader.js'

afterEach(cleanup)

const nothing = () => {}

test('behavior: the volume is in the native currency and its wrapped form, though the floor is in another', () => {
  const stats = {
    ...collection.stats,
    volume: parseEther('2.16'),
    floor: { price: 90_000_000n, currency: dollar },
  }
  const shown = { ...collection, stats, currencies: [dollar, ...collection.currencies] }
  renderSpeaking(
    <CollectionHeader
      collection={shown}
      volumeIn={volumeCurrency(shown, {
        currencies: [...info.currencies, wrapped],
        wrappedNative: wrapped.address,
      })}
      {...{ creatorFee: 500, marketFee: 100, picture: undefined, watched: false, onSweep: undefined }}
      onWatch={nothing}
      onOffer={nothing}
    />,
  )
  expect(screen.getByText('Volume').nextSibling?.textContent).toMatch(/^2\.16\sETH\/WETH/)
})
