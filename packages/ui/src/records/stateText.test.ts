import { BusyError, UserRejectedError } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { trades as words } from '../i18n/en/trades.js'
import { stateText, unansweredText } from './stateText.js'

const record = { status: 'failed' } as const
const nowhere = { isLive: false, isElsewhere: false }

describe('stateText', () => {
  test('default', () => {
    expect(stateText({ record: { ...record, status: 'done' }, ...nowhere }, words)).toBe('Completed')
  })

  test('behavior: a trade that nobody follows any more is unfinished', () => {
    const running = { ...record, status: 'running' } as const
    expect(stateText({ record: running, ...nowhere, isLive: true }, words)).toBe('In progress')
    expect(stateText({ record: running, ...nowhere }, words)).toBe('Unfinished')
  })

  test('behavior: a trade of another tab runs there', () => {
    const running = { ...record, status: 'running' } as const
    const text = stateText({ record: running, isLive: false, isElsewhere: true }, words)
    expect(text).toBe('In progress in another tab')
  })

  test.each([
    ['declined in the wallet', new UserRejectedError(undefined), 'Declined'],
    ['refused by a busy wallet', new BusyError(undefined), 'Failed'],
  ])('behavior: %s', (_, problem, expected) => {
    expect(stateText({ record: { ...record, problem }, ...nowhere }, words)).toBe(expected)
  })
})

describe('unansweredText', () => {
  const listing = { steps: ['approval', 'signature', 'post'], step: 0, orders: [] } as const

  test('default: the wallet may have sent a transaction', () => {
    expect(unansweredText(listing, { words, isRemade: false })).toContain(
      'Check in your wallet whether you sent anything',
    )
  })

  test('behavior: a signature that never arrived is nowhere', () => {
    const unsigned = { ...listing, step: 1 }
    expect(unansweredText(unsigned, { words, isRemade: false })).toContain(
      'nothing reached the market. Start again',
    )
    const said = unansweredText(unsigned, { words, isRemade: true })
    expect(said).toContain('nothing reached the market. You made this trade again later')
    expect(said).not.toContain('Start again')
  })
})
