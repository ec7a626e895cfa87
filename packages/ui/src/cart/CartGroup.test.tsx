// @vitest-environment jsdom
import type { Cart } from '@souk/react'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { FiatContext } from '../kit/Fiat.js'
import { contract, ether, seller } from '../testing/fixtures.js'
import { renderSpeaking } from '../testing/speak.js'
import { CartGroup } from './CartGroup.js'

afterEach(cleanup)

const nothing = () => {}
const line = { contract, tokenId: 1n, quantity: 1n, maker: seller } as unknown as Cart.Line

/** A group without its lines, which read the market. */
function show(changed: readonly Cart.Change[]) {
  const group = { currency: ether.address, lines: [], total: 10n ** 18n } as unknown as Cart.Group
  renderSpeaking(
    <FiatContext value={() => ({ text: '≈ $2,400', source: 'Test' })}>
      <CartGroup
        {...{ group, changed, isPending: false }}
        currency={ether}
        onRemove={nothing}
        onAccept={nothing}
        onBuy={nothing}
        onClose={nothing}
      />
    </FiatContext>,
  )
  return screen.getByRole('region').textContent?.replaceAll('\u00a0', ' ')
}

describe('CartGroup', () => {
  test('default: says below the button what the total is worth', () => {
    expect(show([])).toBe('Buy 0 for 1 ETH≈ $2,400')
  })

  test('behavior: names no worth while an item of the total can no longer be bought', () => {
    expect(show([{ line, kind: 'sold' }])).toBe('Continue with the rest')
  })
})
