// @vitest-environment jsdom
import type { Activity } from '@souk/market'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { contract, ether, seller } from '../testing/fixtures.js'
import { renderSpeaking } from '../testing/speak.js'
import { activityEntries } from './activityEntries.js'
import { EntryPrice } from './EntryPrice.js'

afterEach(cleanup)

const listing = (tokenId: bigint): Activity => ({
  ...{ type: 'listing', at: new Date(0), collection: 'lanterns', contract, tokenId, quantity: 1n },
  ...{ from: seller, price: tokenId * 10n ** 18n, currency: ether },
})

test('behavior: bids of a started auction begin at its price', () => {
  const [entry] = activityEntries([{ ...listing(1n), inAuction: true }])
  renderSpeaking(<EntryPrice entry={entry!} isOneItem account={undefined} nameOf={String} />)
  expect(screen.getByText('from').parentElement?.textContent).toBe('from 1\u00a0ETH')
})

test.each([
  ['ask', 'from 1\u00a0ETH'],
  ['bid', '1\u00a0ETH'],
] as const)(
  'behavior: so do those of a cancelled auction, but a cancelled bid has its price: %s',
  (side, text) => {
    const [entry] = activityEntries([{ ...listing(1n), type: 'cancel', side, inAuction: true }])
    const { container } = renderSpeaking(
      <EntryPrice entry={entry!} isOneItem account={undefined} nameOf={String} />,
    )
    expect(container.textContent).toBe(text)
  },
)

test('behavior: the lowest price of several listings is on one line with its “from”', () => {
  const [entry] = activityEntries([listing(1n), listing(2n)])
  renderSpeaking(<EntryPrice entry={entry!} isOneItem={false} account={undefined} nameOf={String} />)
  const line = screen.getByText('from').parentElement
  expect(line?.textContent).toBe('from 1\u00a0ETH')
  expect(line?.className).toContain('whitespace-nowrap')
})
