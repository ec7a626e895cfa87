// @vitest-environment jsdom
import { FulfillerBalanceError, seaportAddress } from '@souk/seaport'
import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { trades as words } from '../../i18n/en/trades.js'
import { buyer, ether, order, seller } from '../../testing/fixtures.js'
import { renderTrade } from '../../testing/speak.js'
import { BuyDialog } from './BuyDialog.js'

afterEach(cleanup)

const price = 135_000_000_000_000_000n
const nothing = () => {}

const shared = {
  ...{ obstacle: undefined, currency: ether, networkFee: '0.001 ETH', item: undefined, name: 'Violet Lamp' },
  ...{ waking: [], gift: undefined, seller, moving: undefined, slug: 'lanterns', switchNetwork: undefined },
  ...{ onCancel: nothing, onStart: nothing, onStop: nothing, onRetry: nothing, onResume: nothing },
  ...{ onClose: nothing, facts: { words, native: ether, stepsOf: () => [] } },
} as const

/** A purchase that the wallet cannot pay. */
function show(balance: bigint | undefined) {
  const error = new FulfillerBalanceError({
    account: buyer,
    operator: seaportAddress,
    itemType: 0,
    token: zeroAddress,
    identifier: 0n,
    amount: price,
    balance: balance ?? 0n,
    approved: 0n,
  })
  renderTrade(
    <BuyDialog
      state={{ status: 'blocked', error }}
      {...shared}
      breakdown={{ total: price, seller: price, parts: [] }}
      balance={balance}
      units={undefined}
    />,
  )
}

describe('BuyDialog', () => {
  test('behavior: an own auction of the item continues with the purchase, and nobody can buy at its reserve', () => {
    const waking = [{ ...order, type: 'english', status: 'inactive', reason: 'balance' } as const]
    const state = { status: 'done', plan: {}, outcome: { kind: 'filled' }, done: { sent: [] } }
    renderTrade(
      <BuyDialog
        state={state as never}
        {...shared}
        waking={waking}
        breakdown={{ total: price, seller: price, parts: [] }}
        balance={price}
        units={undefined}
      />,
    )
    expect(screen.getByText(/^Your earlier auction continues now/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Cancel the auction' })).toBeDefined()
  })

  test('default: a wallet that cannot pay reads what is needed and what it has', () => {
    show(2_000_000_000_000_000n)
    const dialog = screen.getByRole('dialog')
    expect(dialog.textContent).toContain('Not enough in your wallet')
    const facts = screen
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => [
        textContent,
        nextElementSibling?.textContent?.replaceAll('\u00a0', ' '),
      ])
    expect(facts).toEqual([
      ['You pay', '0.135 ETH'],
      ['Network fee', 'added by your wallet'],
      ['In your wallet', '0.002 ETH'],
    ])
  })

  test('behavior: while its balance is not read, nothing is said of it', () => {
    show(undefined)
    expect(screen.queryAllByRole('term')).toEqual([])
  })

  test('param: units: of an edition, names the price of one unit', () => {
    const units = {
      ...{ chosen: 3n, most: 5n, lot: 1n, onChange: nothing },
      order: { ...order, remaining: 5n, total: 5n },
    }
    const breakdown = { total: 3n * price, seller: 3n * price, parts: [] }
    renderTrade(
      <BuyDialog state={{ status: 'idle' }} {...{ ...shared, units, breakdown }} balance={undefined} />,
    )
    const unit = screen.getByText('Price of one unit').nextElementSibling
    expect(unit?.textContent?.replaceAll('\u00a0', ' ')).toBe('0.135 ETH')
  })

  test('param: units: says how many are left, and how many of them the seller holds, as the page does', () => {
    const listing = { ...order, remaining: 1n, unfilled: 2n, total: 5n }
    const units = { chosen: 1n, most: 1n, lot: 1n, onChange: nothing, order: listing }
    const breakdown = { total: price, seller: price, parts: [] }
    renderTrade(
      <BuyDialog state={{ status: 'idle' }} {...{ ...shared, units, breakdown }} balance={undefined} />,
    )
    expect(screen.getByText('2 of 5 left, the seller holds enough for 1 now')).toBeDefined()
  })
})
