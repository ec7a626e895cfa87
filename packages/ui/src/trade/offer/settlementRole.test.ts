import { describe, expect, test } from 'vitest'
import { buyer, creator, seller } from '../../testing/fixtures.js'
import { settlementRole } from './settlementRole.js'

describe('settlementRole', () => {
  test('default: the account of the bid wins', () => {
    expect(settlementRole(buyer.toLowerCase(), { bidder: buyer, seller })).toBe('winner')
  })

  test.each([
    ['seller', seller],
    ['other', creator],
    ['other', undefined],
  ])('param: account: the %s', (role, account) => {
    expect(settlementRole(account, { bidder: buyer, seller })).toBe(role)
  })
})
