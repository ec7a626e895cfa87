import { expect, test } from 'vitest'
import { buyer, nft, seller } from '../testing/fixtures.js'
import { isOnlyHolder } from './isOnlyHolder.js'

test('isOnlyHolder: an account with all units; nobody where the holders are not known', () => {
  const shared = nft({ owners: [seller, buyer].map((address) => ({ address, quantity: 1n })) })
  expect(isOnlyHolder(nft(), seller)).toBe(true)
  expect(isOnlyHolder(nft(), buyer)).toBe(false)
  expect(isOnlyHolder(shared, seller)).toBe(false)
  expect(isOnlyHolder(nft({ owners: [] }), seller)).toBe(false)
})
