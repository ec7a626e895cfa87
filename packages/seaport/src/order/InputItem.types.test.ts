import type { Address } from 'viem'
import { expect, test } from 'vitest'
import type { createOrder } from '../actions/createOrder.js'
import { ItemType } from './constants.js'
import type { ConsiderationInput, InputItem } from './InputItem.js'

const token: Address = '0x00000000000000000000000000000000000000aa'
const recipient = token
const { ERC721, ERC1155, ERC721_WITH_CRITERIA, ERC1155_WITH_CRITERIA } = ItemType

// The compiler is the judge: the types stage of the checks fails where an expected error does not come.
const item = (value: InputItem) => value
const order = (value: createOrder.Options) => value

test('default: InputItem', () => {
  const right = [
    item({ amount: 1n }),
    item({ currency: token, amount: 1n, endAmount: 2n }),
    item({ itemType: ERC721, contract: token, tokenId: 7n }),
    item({ itemType: ERC1155, contract: token, tokenId: 7n, amount: 2n, endAmount: 1n }),
    item({ itemType: ERC721, contract: token, tokenIds: [1n, 2n] }),
    item({ itemType: ERC721_WITH_CRITERIA, contract: token, criteria: 0n }),
    item({ itemType: ERC1155_WITH_CRITERIA, contract: token, tokenIds: [], amount: 3n }),
    item({ itemType: ERC1155, contract: token, criteria: 5n, amount: 3n, endAmount: 4n }),
    item({ contract: token, tokenId: 7n }),
    item({ contract: token, tokenId: 7n, amount: 2n }),
    item({ contract: token, tokenIds: [1n, 2n] }),
  ]
  const wrong = [
    // @ts-expect-error an ERC721 has no amount
    item({ itemType: ERC721, contract: token, tokenId: 7n, amount: 1n }),
    // @ts-expect-error an ERC721 has a tokenId
    item({ itemType: ERC721, contract: token }),
    // @ts-expect-error an ERC1155 has an amount
    item({ itemType: ERC1155, contract: token, tokenId: 7n }),
    // @ts-expect-error a currency has no tokenId
    item({ currency: token, amount: 1n, tokenId: 7n }),
    // @ts-expect-error a currency has an amount
    item({ currency: token }),
    // @ts-expect-error one token or any of a set, not both
    item({ itemType: ERC721, contract: token, tokenId: 1n, tokenIds: [1n] }),
    // @ts-expect-error a set is given by its tokens or by its root, not both
    item({ itemType: ERC721_WITH_CRITERIA, contract: token, tokenIds: [1n], criteria: 1n }),
    // @ts-expect-error a token is of a contract
    item({ tokenId: 7n }),
    // @ts-expect-error a contract alone could mean any or one of its tokens
    item({ contract: token }),
    // @ts-expect-error a criteria item says which tokens it takes
    item({ itemType: ERC721_WITH_CRITERIA, contract: token }),
    // @ts-expect-error amounts are bigints, never floating numbers
    item({ amount: 1.5 }),
    // @ts-expect-error addresses are hexadecimal
    item({ currency: 'weth', amount: 1n }),
    // @ts-expect-error what is offered has no recipient
    item({ amount: 1n, recipient }),
  ]
  const asked: ConsiderationInput = { amount: 1n, recipient }
  expect([right.length, wrong.length, asked.recipient]).toEqual([11, 13, recipient])
})

test('param: createOrder.Options', () => {
  const offer = [{ itemType: ERC721, contract: token, tokenId: 7n }]
  const consideration = [{ amount: 1n }]
  const orders = [
    order({ offer, consideration }),
    // @ts-expect-error an order asks for something, if only for an empty list
    order({ offer }),
    // @ts-expect-error times are bigints on the chain's clock
    order({ offer, consideration, endTime: Date.now() }),
    // @ts-expect-error a recipient is an address
    order({ offer, consideration, fees: [{ recipient: 'artist', basisPoints: 5 }] }),
    // @ts-expect-error an amount of an ERC721
    order({ offer: [{ itemType: ERC721, contract: token, tokenId: 7n, amount: 2n }], consideration }),
  ]
  expect(orders).toHaveLength(5)
})
