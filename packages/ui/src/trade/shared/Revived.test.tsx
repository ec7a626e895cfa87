// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderSpeaking } from '../../testing/speak.js'
import { Revived } from './Revived.js'

afterEach(cleanup)

const orders = [1, 2, 3, 4, 5, 6].map((price) => ({ key: String(price), text: `Lamp at ${price} ETH` }))

test('default: every order with its price, and what it means', () => {
  renderSpeaking(<Revived side="ask" orders={orders.slice(0, 1)} />)
  expect(screen.getByText('This also makes 1 earlier listing valid again')).toBeDefined()
  expect(screen.getByRole('listitem').textContent).toBe('Lamp at 1 ETH')
  expect(screen.getByText(/^Anyone can then buy at that price/)).toBeDefined()
})

test('behavior: an auction takes bids again, and nobody can buy at its reserve', () => {
  renderSpeaking(<Revived side="auction" orders={orders.slice(0, 1)} />)
  expect(screen.getByText('This also makes 1 earlier auction run again')).toBeDefined()
  expect(screen.getByText(/^Bids then count again/)).toBeDefined()
})

test('behavior: very many are counted, and orders that were not looked at are mentioned', () => {
  renderSpeaking(<Revived side="bid" isIncomplete orders={orders} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByText('and 1 more')).toBeDefined()
  expect(screen.getByText(/^Not all of your earlier orders/)).toBeDefined()
})

test('behavior: nothing without such orders', () => {
  const { container } = renderSpeaking(<Revived side="ask" orders={[]} />)
  expect(container.textContent).toBe('')
})
