import { describe, expect, test } from 'vitest'
import { contract, nft, seller } from '../../testing/fixtures.js'
import { parcelsOf, readSendSeveral, toTransfers } from './sendSeveralForm.js'

const friend = '0x00000000000000000000000000000000000000b2'
const jars = '0x00000000000000000000000000000000000000b9'
const jar = (tokenId: bigint) =>
  nft({ contract: jars, tokenId, standard: 'erc1155', owners: [{ address: seller, quantity: 3n }] })
const lines = [
  { nft: nft(), quantity: '1' },
  { nft: jar(1n), quantity: '2' },
  { nft: jar(2n), quantity: '1' },
]
const read = (to: string, change: Partial<(typeof lines)[number]> = {}) =>
  readSendSeveral(
    { to, lines: lines.map((line, index) => (index === 1 ? { ...line, ...change } : line)) },
    {
      account: seller,
    },
  )

describe('readSendSeveral', () => {
  test('default', () => {
    const found = read(friend.toLowerCase())
    expect(found).toMatchObject({ issue: undefined, wrong: 0, transactions: 2 })
    expect(found.to?.toLowerCase()).toBe(friend)
    expect(toTransfers(found)?.assets.map(({ contract, quantity }) => [contract, quantity])).toEqual([
      [contract, 1n],
      [jars, 2n],
      [jars, 1n],
    ])
  })

  test.each([
    ['', 'missing'],
    ['friend', 'notAnAddress'],
    [seller, 'self'],
    [contract, 'contract'],
    [jars, 'contract'],
  ])('error: to %s', (to, issue) => {
    const found = read(to)
    expect(found.issue).toBe(issue)
    expect(toTransfers(found)).toBeUndefined()
  })

  test.each(['0', '4', '1.5', ''])('error: %s units of three', (quantity) => {
    const found = read(friend, { quantity })
    expect(found.wrong).toBe(1)
    expect(toTransfers(found)).toBeUndefined()
  })
})

describe('parcelsOf', () => {
  test('default: editions of a contract go together', () => {
    const nfts = [jar(1n), nft(), jar(2n), nft({ tokenId: 2n })]
    expect(parcelsOf(nfts).map((parcel) => parcel.map(({ tokenId }) => tokenId))).toEqual([
      [1n, 2n],
      [1n],
      [2n],
    ])
  })
})
