import type { MintWire } from '@souk/execute/wire'
import {
  decodeAbiParameters,
  decodeFunctionData,
  getAddress,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { encodeCustom, encodeMint } from './encodeMint.js'

const to = '0x00000000000000000000000000000000000000a0'
const contract = '0x00000000000000000000000000000000000000c0'
const own = (signature: string) => ({ contract, way: { type: 'function', signature } }) as const

describe('encodeMint', () => {
  test('default: one call for all units', () => {
    const signature = 'function mint(address to, uint256 quantity) payable'
    const called = encodeMint(own(signature), { to, quantity: 3n })
    const [data = '0x', ...others] = called.datas
    expect(called.to).toBe(contract)
    expect(decodeFunctionData({ abi: parseAbi([signature]), data }).args).toEqual([getAddress(to), 3n])
    expect(others).toEqual([])
  })

  test('behavior: one call for each unit', () => {
    expect(encodeMint(own('function mint(address to)'), { to, quantity: 3n }).datas).toHaveLength(3)
  })

  test('error: a missing parameter', () => {
    const signature = 'function mint(address to, uint256 tokenId)'
    expect(() => encodeMint(own(signature), { to, quantity: 1n })).toThrowError('This mint needs a tokenId.')
    expect(() => encodeMint(own('function mint(bytes proof)'), { to, quantity: 1n })).toThrowError(
      'function mint(bytes proof) must be a function with only the parameters to, tokenId and quantity.',
    )
  })
})

describe('encodeCustom', () => {
  const minted = { contract, recipient: to, quantity: 3n } as const
  const call = (params: readonly MintWire.MintParameter[], signature: Hex = '0x12345678') =>
    encodeCustom({ tx: { to, data: { signature, params } } }, minted)

  test('default', () => {
    const { data } = call([{ abiType: 'uint256[]', abiValue: ['1', '2'] }])
    expect(data).toMatch(/^0x12345678/)
    expect(data).toHaveLength(2 + 8 + 4 * 64)
  })

  test('param: kind', () => {
    const { data } = call([
      { kind: 'recipient', abiType: 'address' },
      { kind: 'contract', abiType: 'address' },
      { kind: 'quantity', abiType: 'uint256' },
      { kind: 'unknown', abiType: 'uint256', abiValue: '9' },
    ])
    const types = parseAbiParameters('address, address, uint256, uint256')
    expect(decodeAbiParameters(types, `0x${data.slice(10)}`)).toEqual([
      ...[getAddress(to), getAddress(contract)],
      ...[3n, 9n],
    ])
  })

  test.each([
    ['a value that does not fit', () => call([{ abiType: 'address', abiValue: 'me' }])],
    ['a missing value', () => call([{ abiType: 'uint256' }])],
    ['a type that is none', () => call([{ abiType: 'number', abiValue: '1' }])],
    ['another kind', () => call([{ kind: 'allowlist', abiType: 'bytes32[]' }])],
    ['a selector of another size', () => call([], '0x1234')],
  ])('error: %s', (_, make) => {
    expect(make).toThrowError(/custom mint/)
  })

  test('error: a value for a kind that has its own', () => {
    expect(() => call([{ kind: 'quantity', abiType: 'uint256', abiValue: '1' }])).toThrowError(
      'abiValue must be left out when the kind of a parameter is quantity.',
    )
  })
})
