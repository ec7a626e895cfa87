import { BusyError, UserRejectedError } from '@souk/seaport'
import { trades as words } from '@souk/ui/parts/i18n/en/trades.js'
import { describe, expect, test } from 'vitest'
import { stateText, unansweredText } from './stateText.js'

const record = { status: 'failed' } as const

describe('stateText', () => {
  test('default', () => {
    expect(stateText({ record: { ...record, status: 'done' }, isLive: false }, words)).toBe('Completed')
  })

  test('behavior: a trade that nobody follows any more is unfinished', () => {
    const running = { ...record, status: 'running' } as const
    expect(stateText({ record: running, isLive: true }, words)).toBe('In progress')
    expect(stateText({ record: running, isLive: false }, words)).toBe('Unfinished')
  })

  test.each([
    ['declined in the wallet', new UserRejectedError(undefined), 'Declined'],
    ['refused by a busy wallet', new BusyError(undefined), 'Failed'],
  ])('behavior: %s', (_, problem, expected) => {
    expect(stateText({ record: { ...record, problem }, isLive: false }, words)).toBe(expected)
  })
})

describe('unansweredText', () => {
  const listing = { steps: ['approval', 'signature', 'post'], step: 0, orders: [] } as const

  test('default: the wallet may have sent a transaction', () => {
    expect(unansweredText(listing, words)).toContain('Check in your wallet whether you sent anything')
  })

  test('behavior: a signature that never arrived is nowhere', () => {
    expect(unansweredText({ ...listing, step: 1 }, words)).toContain(
      'nothing reached the market. Start again',
    )
  })
})
