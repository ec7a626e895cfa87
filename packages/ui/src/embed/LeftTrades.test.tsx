// @vitest-environment jsdom
import { FlowRecord, FlowStore } from '@souk/react'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderEmbedded, testMarket } from '../testing/embedded.js'
import { buyer, nft } from '../testing/fixtures.js'
import { BuyButton } from './BuyButton.js'
import { Cart } from './Cart.js'
import { LeftTrades } from './LeftTrades.js'
import { ListButton } from './ListButton.js'

afterEach(cleanup)

const { contract, tokenId } = nft()
const item = { contract, tokenId }
/** A purchase whose page was left when its transaction was on its way. */
const sent: FlowRecord.FlowRecord = {
  ...{ version: 1, id: '1', kind: 'purchase', chainId: 1, account: buyer, title: 'Ruby Lamp', items: [item] },
  ...{ startedAt: 1, updatedAt: 1, status: 'running', steps: ['transaction'], step: 0, waitingFor: 'chain' },
  ...{ sent: [{ hash: `0x${'1'.repeat(64)}`, isConfirmed: false }], orders: [] },
}

/** Shows a component to a visitor whose browser has trades of an earlier visit. */
async function show(element: React.ReactNode, records: readonly FlowRecord.FlowRecord[]): Promise<void> {
  const items = new Map(records.map((record) => [`souk.flow.${record.id}`, FlowRecord.serialize(record)]))
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
  const { embedding, tell } = testMarket()
  tell(nft())
  if (embedding.status !== 'ready') throw new TypeError('The market is ready.')
  const souk = { ...embedding.parts.souk, flows: FlowStore.from({ storage }) }
  await renderEmbedded(element, {
    embedding: { ...embedding, parts: { ...embedding.parts, souk, Left: LeftTrades } },
  })
}

const open = () => screen.queryByRole('button', { name: /^View / })

describe('LeftTrades', () => {
  test('default: beside the button that began it, with what is known and how to go on', async () => {
    await show(<BuyButton {...item} />, [sent])
    fireEvent.click(screen.getByRole('button', { name: 'View the unfinished trade' }))
    const dialog = screen.getByRole('dialog', { name: 'Unfinished trades' })
    expect(dialog.textContent).toContain('Ruby Lamp')
    expect(dialog.textContent).toContain('A transaction was sent. Its outcome was not seen here.')
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(dialog.textContent).toContain('No trade is unfinished.')
  })

  test('behavior: not beside other buttons, nor of other items, nor once it is done', async () => {
    await show(<ListButton {...item} />, [sent])
    expect(open()).toBeNull()
    cleanup()
    await show(<BuyButton {...item} tokenId={tokenId + 1n} />, [sent])
    expect(open()).toBeNull()
    cleanup()
    await show(<BuyButton {...item} />, [{ ...sent, status: 'done' }])
    expect(open()).toBeNull()
  })

  test('behavior: the cart shows all', async () => {
    await show(<Cart />, [sent, { ...sent, id: '2', kind: 'listing', items: [] }])
    expect(open()?.textContent).toBe('View 2 unfinished trades')
  })
})
