import { ItemType } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { buyer, contract, nft, seller, swapParameters } from '../testing/fixtures.js'
import { choicesOf, chooseTokens } from './choices.js'

const owners = [{ address: buyer, quantity: 1n }]
const held = [1n, 2n, 3n].map((tokenId) => nft({ tokenId, owners, rarityRank: Number(tokenId) }))
const any = { contract, root: 0n, quantity: 1n }
const chosen = (choices: Parameters<typeof chooseTokens>[0], more: Partial<chooseTokens.Facts> = {}) =>
  chooseTokens(choices, { nfts: held, account: buyer, named: [], ...more }).map(({ token }) => token?.tokenId)

describe('choicesOf', () => {
  test('default: the items without a name', () => {
    const parameters = swapParameters({})
    const [wanted] = parameters.consideration
    const open = {
      ...wanted,
      itemType: ItemType.ERC721_WITH_CRITERIA,
      identifierOrCriteria: 0n,
    } as typeof wanted
    expect(choicesOf({ parameters })).toEqual([])
    expect(choicesOf({ parameters: { ...parameters, consideration: open ? [open] : [] } })).toEqual([any])
  })
})

describe('chooseTokens', () => {
  test('default: a different token for each, the least valuable first', () => {
    expect(chosen([any, any])).toEqual([3n, 2n])
    expect(chosen([any, any, any, any])).toEqual([3n, 2n, 1n, undefined])
  })

  test('param: picked', () => {
    expect(chosen([any, any], { picked: [undefined, '3'] })).toEqual([2n, 3n])
  })

  test('param: tokenIds', () => {
    const listed = { ...any, root: 5n }
    expect(chosen([listed], { tokenIds: [{ first: 1n, last: 1n }] })).toEqual([1n])
  })

  test('behavior: leaves out tokens that the swap names, and those of others', () => {
    expect(chosen([any], { named: [{ contract, tokenId: 3n }] })).toEqual([2n])
    expect(chosen([any], { account: seller })).toEqual([undefined])
    expect(chosen([{ ...any, quantity: 2n }])).toEqual([undefined])
  })
})
