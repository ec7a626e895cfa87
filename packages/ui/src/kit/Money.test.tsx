// @vitest-environment jsdom

import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderSpeaking } from '../testing/speak.js'
import { Money } from './Money.js'

afterEach(cleanup)

const ether = { decimals: 18, symbol: 'ETH' }
const show = (symbol: string) =>
  renderSpeaking(<Money amount={5n * 10n ** 17n} currency={{ ...ether, symbol }} />).container

describe('Money', () => {
  test('default', () => {
    const shown = show('ETH')
    expect(shown.textContent).toBe('0.5\u00a0ETH')
    expect(shown.querySelector('wbr')).toBeNull()
  })

  test('behavior: the names of two currencies break between them only', () => {
    const shown = show('ETH/WETH')
    expect(shown.textContent).toBe('0.5\u00a0ETH/WETH')
    expect(shown.querySelector('wbr')?.nextSibling?.textContent).toBe('WETH')
  })
})
