import * as fc from 'fast-check'
import { type Abi, type AbiFunction, encodeFunctionData, type Hex, toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { conduitControllerAbi } from './conduit.js'
import { encodeCall, encodeIsValidSignature, selectors } from './encodeCall.js'
import { seaportAbi } from './seaport.js'
import { erc20Abi, erc721Abi, erc1155Abi, erc1271Abi } from './tokens.js'

function selectorIn(abi: Abi, name: string): Hex {
  const found = abi.find((entry): entry is AbiFunction => entry.type === 'function' && entry.name === name)
  return found ? toFunctionSelector(found) : expect.fail(`${name} is not in the interface`)
}

describe('selectors', () => {
  test('default: are those of the interfaces', () => {
    expect(selectors).toEqual({
      allowance: selectorIn(erc20Abi, 'allowance'),
      approve: selectorIn(erc20Abi, 'approve'),
      balanceOf: selectorIn(erc20Abi, 'balanceOf'),
      balanceOfToken: selectorIn(erc1155Abi, 'balanceOf'),
      getApproved: selectorIn(erc721Abi, 'getApproved'),
      getChannelStatus: selectorIn(conduitControllerAbi, 'getChannelStatus'),
      getConduit: selectorIn(conduitControllerAbi, 'getConduit'),
      getCounter: selectorIn(seaportAbi, 'getCounter'),
      getOrderStatus: selectorIn(seaportAbi, 'getOrderStatus'),
      isApprovedForAll: selectorIn(erc721Abi, 'isApprovedForAll'),
      isValidSignature: selectorIn(erc1271Abi, 'isValidSignature'),
      ownerOf: selectorIn(erc721Abi, 'ownerOf'),
      setApprovalForAll: selectorIn(erc721Abi, 'setApprovalForAll'),
      supportsInterface: toFunctionSelector('supportsInterface(bytes4)'),
    })
  })
})

const address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

describe('encodeCall', () => {
  test('default: as a general encoder does', () => {
    const call = { abi: erc1155Abi, functionName: 'balanceOf', args: [address, 2n ** 256n - 1n] } as const
    expect(encodeCall(selectors.balanceOfToken, call.args)).toBe(encodeFunctionData(call))
  })
})

describe('encodeIsValidSignature', () => {
  test('behavior: as a general encoder does, for signatures of any length', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const signature: Hex = `0x${Buffer.from(bytes).toString('hex')}`
        const digest: Hex = `0x${'5'.repeat(64)}`
        const args = [digest, signature] as const
        expect(encodeIsValidSignature(digest, signature)).toBe(
          encodeFunctionData({ abi: erc1271Abi, functionName: 'isValidSignature', args }),
        )
      }),
    ))
})
