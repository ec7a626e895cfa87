// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { trades } from '../../i18n/en/trades.js'
import { ether, wrapped } from '../../testing/fixtures.js'
import { renderSpeaking } from '../../testing/speak.js'
import { WrapFormView } from './WrapFormView.js'
import { WrapReview } from './WrapReview.js'

afterEach(cleanup)

const warning = 'Your open offers need 0.82 WETH.'

test('behavior: the form warns of what open offers need', () => {
  renderSpeaking(
    <WrapFormView
      form={{ way: 'unwrap', amount: '1' }}
      currencies={{ native: ether, wrapped }}
      balance={2n}
      issue={undefined}
      isTooMuch={false}
      warning={warning}
      busy={false}
      onChange={() => {}}
      onSubmit={() => {}}
    />,
  )
  expect(screen.getByText(warning)).toBeDefined()
})

test('behavior: the review warns again, before the signature', () => {
  renderSpeaking(
    <WrapReview
      {...{ from: wrapped, to: ether, amount: 1n, words: trades, warning, steps: [] }}
      networkFee="0"
      onStart={() => {}}
      onBack={() => {}}
    />,
  )
  expect(screen.getByText(warning)).toBeDefined()
})
