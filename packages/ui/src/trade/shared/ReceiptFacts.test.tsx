// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderSpeaking } from '../../testing/speak.js'
import { ReceiptFacts } from './ReceiptFacts.js'

afterEach(cleanup)
const native = { symbol: 'ETH', decimals: 18 }
const [first, second] = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`] as const
const done = { sent: [{ hash: first }, { hash: second }] }
const hashes = () => screen.getAllByRole('button').map(({ title }) => title)

describe('ReceiptFacts', () => {
  test('default: the transaction of the trade, after those of its approvals', () => {
    renderSpeaking(<ReceiptFacts done={done} native={native} />)
    expect(hashes()).toEqual([second])
  })

  test('behavior: every transaction of a trade in parts', () => {
    renderSpeaking(<ReceiptFacts done={done} native={native} isInParts />)
    expect(hashes()).toEqual([first, second])
  })
})
