// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { wrapped } from '../../testing/fixtures.js'
import { renderTrade } from '../../testing/speak.js'
import { FundsNotice } from './FundsNotice.js'

afterEach(cleanup)

const weth = 10n ** 18n

/** Two offers of one WETH each. */
function show(change: Pick<FundsNotice.Props, 'balance' | 'exposure'> & Partial<FundsNotice.Props>) {
  const { container } = renderTrade(
    <FundsNotice
      amounts={[weth, weth]}
      total={2n * weth}
      lacks={0n}
      currency={wrapped}
      wrapMore={undefined}
      {...change}
    />,
  )
  return container.textContent
}

describe('FundsNotice', () => {
  test('default: nothing if the wallet can pay all', () => {
    expect(show({ balance: 2n * weth, exposure: undefined })).toBe('')
  })

  test('behavior: these offers and the open ones may be more than the wallet holds', () => {
    expect(show({ balance: 2n * weth, exposure: 5n * weth })).toBe(
      'Your open offers would total 5\u00a0WETH, which is more than your wallet holds. The first accepted offers use the money, and the others are then not funded.',
    )
  })

  test('behavior: these offers alone may be too many, and then it says how many the wallet can pay', () => {
    expect(show({ balance: weth, exposure: 2n * weth })).toContain('it pays for 1 of 2.')
  })

  test('behavior: with other open offers, it counts all of them, and wraps what these need', () => {
    const wrapMore = { label: 'Wrap 1 ETH more', open: () => {} }
    const said = show({ balance: weth, exposure: 5n * weth, wrapMore })
    expect(said).toContain('would total 5\u00a0WETH')
    expect(said).not.toContain('it pays for')
    screen.getByRole('button', { name: 'Wrap 1 ETH more' })
  })

  test('behavior: what one offer lacks comes first', () => {
    const said = show({ balance: 0n, lacks: weth, exposure: 5n * weth })
    expect(said).toContain('needs 1\u00a0WETH more')
    expect(said).not.toContain('would total')
  })
})
