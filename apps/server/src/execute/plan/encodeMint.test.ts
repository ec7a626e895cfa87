import { decodeFunctionData, getAddress, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { encodeMint, readCustomCall } from './encodeMint.js'

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

describe('readCustomCall', () => {
  const call = (params: readonly object[]) => ({ tx: { to, data: { signature: '0x12345678', params } } })

  test('default', () => {
    const { data } = readCustomCall(call([{ abiType: 'uint256[]', abiValue: ['1', '2'] }]))
    expect(data).toMatch(/^0x12345678/)
    expect(data).toHaveLength(2 + 8 + 4 * 64)
  })

  test.each([
    ['no call', {}],
    ['a value that does not fit', call([{ abiType: 'address', abiValue: 'me' }])],
    ['parameters that are no list', { tx: { to, data: { signature: '0x12345678', params: '1' } } }],
    ['a type that is none', call([{ abiType: 'number', abiValue: '1' }])],
  ])('error: %s', (_, details) => {
    expect(() => readCustomCall(details)).toThrowError(/custom mint/)
  })
})
