// @vitest-environment jsdom
import type { Activity } from '@souk/market'
import type { FlowRecord } from '@souk/react'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { buyer, contract, ether, info } from '../testing/fixtures.js'
import { renderSpeaking } from '../testing/speak.js'
import { FlowRow } from './FlowRow.js'

afterEach(cleanup)

const nothing = () => {}
const record: FlowRecord.FlowRecord = {
  ...{ version: 1, id: '1', kind: 'purchase', chainId: 31_337, title: 'A lamp', account: buyer },
  ...{ startedAt: 0, updatedAt: 0, status: 'failed', steps: ['transaction'], step: 0, waitingFor: 'chain' },
  ...{ sent: [{ hash: `0x${'1'.repeat(64)}`, isConfirmed: false }], orders: [] },
}

function show(
  change: Partial<FlowRecord.FlowRecord>,
  {
    isRemade,
    facts,
    ...state
  }: Partial<FlowRow.Props['flow']> & Pick<FlowRow.Props, 'isRemade' | 'facts'> = {},
) {
  const flow = {
    record: { ...record, ...change },
    ...{ isLive: false, isElsewhere: false, isUnanswered: false, canResume: true },
    ...state,
  }
  renderSpeaking(
    <FlowRow
      flow={flow as FlowRow.Props['flow']}
      {...{ info, isRemade, facts }}
      onResume={nothing}
      onStop={nothing}
      onForget={nothing}
    />,
  )
  return screen.getByRole('listitem').textContent
}

describe('FlowRow', () => {
  test('default: a transaction whose outcome was not seen can be looked up', () => {
    expect(show({ status: 'unknown' })).toContain('Its outcome was not seen here.')
    expect(screen.getByRole('button', { name: 'Check now' })).toBeDefined()
  })

  test('behavior: a purchase of several items names them', () => {
    const shared = { type: 'sale', at: new Date(0), collection: 'lanterns', contract, quantity: 1n } as const
    const parts: readonly Activity[] = [
      { ...shared, tokenId: 7n, name: 'Ruby Lamp' },
      { ...shared, tokenId: 8n, name: 'Amber Lamp' },
    ]
    const said = show(
      { kind: 'sweep', status: 'done', title: 'up to 2 items' },
      { facts: { parts, prices: [] } },
    )
    expect(said).toContain('They are yours: 2 items (Ruby Lamp and Amber Lamp)')
  })

  test('behavior: a trade that runs in another tab is left to that tab', () => {
    const said = show({ status: 'running', waitingFor: 'wallet' }, { isElsewhere: true, canResume: false })
    expect(said).toContain('In progress in another tab')
    expect(said).toContain('Continue there.')
    for (const name of ['Check now', 'Stop waiting', 'Dismiss'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('behavior: another tab that only follows a trade needs nobody', () => {
    const waiting = { status: 'running', waitingFor: 'chain', step: 0 } as const
    const elsewhere = { isElsewhere: true, canResume: false }
    const follows = 'follows this trade. You need do nothing.'
    expect(show({ ...waiting, steps: ['transaction', 'tell'] }, elsewhere)).toContain(follows)
    cleanup()
    expect(show({ ...waiting, steps: ['approval', 'signature', 'post'] }, elsewhere)).not.toContain(follows)
  })

  test('behavior: of an approval after which nothing was signed, says that it stays', () => {
    const steps = ['approval', 'signature', 'post'] as const
    const sent = [{ hash: `0x${'1'.repeat(64)}`, isConfirmed: true }] as const
    const said = show({ kind: 'listing', status: 'stopped', steps, sent }, { canResume: false })
    expect(said).toContain('nothing was signed, and nothing reached the market')
    expect(said).toContain('What you approved stays approved.')
    cleanup()
    const change = { kind: 'listing', status: 'stopped', steps, sent } as const
    const later = show(change, { canResume: false, isRemade: true })
    expect(later).toContain('You made this trade again later.')
    expect(later).not.toContain('Start again')
  })

  test('behavior: an auction starts with a signature, so its transaction is named as the approval', () => {
    const sent = [{ hash: `0x${'1'.repeat(64)}`, isConfirmed: true }] as const
    const change = { kind: 'auction', status: 'done', sent } as const
    const state = { canResume: false }
    const said = show({ ...change, steps: ['approval', 'signature', 'post'] }, state)
    expect(said).toMatch(/^Auction started: .*Approval 0x1111/)
    expect(said).not.toContain('Transaction')
    cleanup()
    expect(show({ ...change, kind: 'purchase', steps: ['approval', 'transaction'] }, state)).toContain(
      'Transaction 0x1111',
    )
  })

  test('behavior: of a transaction that a contract reverted, the outcome is known', () => {
    const problem = { name: 'Transaction.RevertedError', message: '', revert: 'OrderAlreadyFilled' }
    const said = show({ problem })
    expect(said).toContain('Someone else bought it first.')
    expect(said).not.toContain('not seen here')
    expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull()
  })

  test('behavior: the price of the only cancelled order is that of its units', () => {
    const cancelled = {
      kind: 'cancellation',
      cancels: 'listing',
      status: 'done',
      title: 'Star Anise',
    } as const
    const part: Activity = {
      ...{ type: 'cancel', side: 'ask', at: new Date(0), collection: 'spices', contract, tokenId: 3n },
      ...{ name: 'Star Anise', quantity: 2n, price: 2n * 10n ** 17n, currency: ether },
    }
    const prices = [{ amount: 2n * 10n ** 17n, currency: ether }]
    const said = (parts: readonly Activity[]) =>
      show(cancelled, { facts: { parts, prices }, canResume: false })
    expect(said([part])).toContain('Listing cancelled: Star Anise')
    expect(screen.getByRole('listitem').textContent).toContain(' · 2 × 0.1\u00a0ETH')
    cleanup()
    expect(said([{ ...part, quantity: 1n }])).toContain(' · 0.2\u00a0ETH')
  })
})
