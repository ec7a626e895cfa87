import { Arbitrary } from '@souk/testing'
import * as fc from 'fast-check'
import {
  hashStruct,
  hashTypedData,
  isAddressEqual,
  keccak256,
  recoverTypedDataAddress,
  stringToBytes,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import mainnetOrders from '../../fixtures/mainnetOrders.json' with { type: 'json' }
import { domainHashes } from './digest.js'
import * as Order from './Order.js'
import { typeHashes } from './orderEncoding.js'
import * as Signature from './Signature.js'

const offerer = '0x00000000000000000000000000000000000000ff'

describe('hash', () => {
  test.each(mainnetOrders)('default: $name', (fixture) => {
    expect(Order.hash(Order.parse(fixture).parameters)).toBe(fixture.orderHash)
  })

  test('behavior: equals the EIP-712 hash of viem for any order', () => {
    return fc.assert(
      fc.property(Arbitrary.components, (components) => {
        const { types, primaryType, message } = Order.typedData(components, { chainId: 1 })
        expect(Order.hash(components)).toBe(hashStruct({ types, primaryType, data: message }))
      }),
      { numRuns: 100 },
    )
  })

  test('behavior: tips do not change it', () => {
    const order = Arbitrary.listing({ offerer })
    const [price] = order.consideration
    const tipped = {
      ...order,
      consideration: [...order.consideration, { ...price!, startAmount: 1n, endAmount: 1n }],
    }
    expect(Order.hash(tipped)).toBe(Order.hash(order))
  })

  test('error: a number that does not fit', () => {
    const order = Arbitrary.listing({ offerer, salt: 2n ** 256n })
    expect(() => Order.hash(order)).toThrowErrorMatchingInlineSnapshot(
      `[Order.InvalidFieldError: salt is 115792089237316195423570985008687907853269984665640564039457584007913129639936; expected a whole number from 0 to 2^256-1.]`,
    )
  })

  test('error: an address of the wrong length', () => {
    const order = Arbitrary.listing({ offerer: '0x12' })
    expect(() => Order.hash(order)).toThrowErrorMatchingInlineSnapshot(
      `[Order.InvalidFieldError: offerer is "0x12"; expected 20 bytes in hexadecimal.]`,
    )
  })
})

const fields = [
  ...['offerer', 'zone', 'offer', 'consideration', 'orderType', 'startTime', 'endTime', 'zoneHash'],
  ...['salt', 'conduitKey', 'counter'],
] as (keyof Order.Components)[]

describe('createHasher', () => {
  test('behavior: equals hash for any order, on WebAssembly and without', () => {
    const fast = Order.createHasher()
    const plain = Order.createHasher({ engine: 'javascript' })
    expect([fast.engine, plain.engine]).toEqual(['webassembly', 'javascript'])
    return fc.assert(
      fc.property(Arbitrary.components, (components) => {
        const expected = Order.hash(components)
        expect(fast.hash(components)).toBe(expected)
        expect(plain.hash(components)).toBe(expected)
      }),
      { numRuns: 200 },
    )
  })

  test.each(['auto', 'javascript'] as const)(
    'behavior: an order larger than the memory of the engine: %s',
    (engine) => {
      const order = Arbitrary.listing({ offerer })
      const consideration = Array.from({ length: 3_000 }, () => order.consideration[0]!)
      const large = { ...order, consideration, totalOriginalConsiderationItems: consideration.length }
      expect(Order.createHasher({ engine }).hash(large)).toBe(Order.hash(large))
    },
  )

  test.each(['auto', 'javascript'] as const)(
    'behavior: orders whose items are like those before, in the same objects or not: %s',
    (engine) => {
      const hasher = Order.createHasher({ engine })
      const change = fc.constantFrom('token', 'identifierOrCriteria', 'startAmount', 'endAmount', 'recipient')
      return fc.assert(
        fc.property(Arbitrary.components, fc.array(fc.tuple(change, fc.nat(3))), (components, changes) => {
          for (const [field, place] of changes) {
            const item = components.consideration[place % (components.consideration.length || 1)]
            if (item && (field === 'token' || field === 'recipient'))
              item[field] = item[field] === offerer ? zeroAddress : offerer
            else if (item) item[field as 'startAmount'] ^= 1n
            expect(hasher.hash(components)).toBe(Order.hash(components))
            expect(hasher.hash(structuredClone(components))).toBe(Order.hash(components))
          }
        }),
      )
    },
  )

  test.each(['auto', 'javascript'] as const)(
    'behavior: orders that share any of their fields with the one before: %s',
    (engine) => {
      const hasher = Order.createHasher({ engine })
      const picks = fc.array(fc.tuple(fc.constantFrom(...fields), fc.boolean()), { maxLength: 20 })
      return fc.assert(
        fc.property(Arbitrary.components, Arbitrary.components, picks, (one, other, changes) => {
          let order = one
          for (const [field, isOther] of changes) {
            order = { ...order, [field]: (isOther ? other : one)[field] }
            expect(hasher.hash(order)).toBe(Order.hash(order))
          }
        }),
        { numRuns: 50 },
      )
    },
  )

  test.each(fields)('error: an order refused for its %s does not touch the next', (field) => {
    const hasher = Order.createHasher()
    const [first, next] = [1n, 2n].map((salt) => Arbitrary.listing({ offerer, salt }))
    const changes = { zone: offerer, startTime: 5n, endTime: 6n, counter: 9n, [field]: [{ token: '0x' }] }
    const bad = Object.assign(Arbitrary.listing({ offerer: zeroAddress }), changes)
    hasher.hash(first!)
    expect(() => hasher.hash(bad)).toThrow()
    expect(hasher.hash(next!)).toBe(Order.hash(next!))
    expect(hasher.hash(first!)).toBe(Order.hash(first!))
  })

  test('param: memo: remembers objects, not what is in them', () => {
    const hasher = Order.createHasher({ memo: true })
    const order = Arbitrary.listing({ offerer })
    const expected = Order.hash(order)
    expect(hasher.hash(order)).toBe(expected)
    order.salt = 7n
    expect(hasher.hash(order)).toBe(expected)
    expect(hasher.hash({ ...order })).toBe(Order.hash(order))
  })
})

describe('digest', () => {
  test('default: is what wallets sign, for any order, chain and exchange', () => {
    return fc.assert(
      fc.property(
        Arbitrary.components,
        fc.integer({ min: 1 }),
        Arbitrary.address,
        (components, chainId, address) => {
          const digest = Order.digest(Order.hash(components), { chainId, address })
          expect(digest).toBe(hashTypedData(Order.typedData(components, { chainId, address })))
        },
      ),
      { numRuns: 50 },
    )
  })

  test('behavior: the hashes in the domain are those of its type and texts', () => {
    const hash = (text: string) => keccak256(stringToBytes(text))
    const { name, version } = Order.domain({ chainId: 1 })
    const type = 'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'
    expect(domainHashes).toEqual({ type: hash(type), name: hash(name!), version: hash(version!) })
  })

  test.each([
    ['an invalid chain', '0x01', { chainId: -1 }],
    ['an address that is none', '0x01', { chainId: 1, address: '0x12' }],
    ['a hash that is none', '0x01', { chainId: 1 }],
  ] as const)('error: %s', (_, structHash, options) => {
    expect(() => Order.digest(structHash, options)).toThrow(Order.InvalidFieldError)
  })
})

describe('createDigest', () => {
  test('default: equals digest for any struct hash, one after another', () => {
    const options = { chainId: 31_337, address: offerer } as const
    const digest = Order.createDigest(options)
    return fc.assert(
      fc.property(Arbitrary.components, (components) => {
        const structHash = Order.hash(components)
        expect(digest(structHash)).toBe(Order.digest(structHash, options))
      }),
      { numRuns: 50 },
    )
  })

  test('behavior: an invalid hash does not affect later digests', () => {
    const digest = Order.createDigest({ chainId: 1 })
    const structHash = keccak256('0x01')
    expect(() => digest('0x01')).toThrow(Order.InvalidFieldError)
    expect(digest(structHash)).toBe(Order.digest(structHash, { chainId: 1 }))
  })

  test('error: an invalid chain', () => {
    expect(() => Order.createDigest({ chainId: -1 })).toThrow(Order.InvalidFieldError)
  })
})

describe('typedData', () => {
  test('default: the signed order recovers its offerer', async () => {
    const order = Order.parse(mainnetOrders[3])
    const typedData = Order.typedData(order.parameters, { chainId: 1 })
    const signer = await recoverTypedDataAddress({
      ...typedData,
      signature: Signature.expand(order.signature),
    })
    expect(isAddressEqual(signer, order.parameters.offerer)).toBe(true)
  })

  test('behavior: the type hashes are those of the types', () => {
    const fields = (name: keyof typeof Order.types) =>
      `${name}(${Order.types[name].map((field) => `${field.type} ${field.name}`).join(',')})`
    const hash = (type: string) => keccak256(stringToBytes(type))
    expect(typeHashes).toEqual({
      OfferItem: hash(fields('OfferItem')),
      ConsiderationItem: hash(fields('ConsiderationItem')),
      OrderComponents: hash(fields('OrderComponents') + fields('ConsiderationItem') + fields('OfferItem')),
    })
  })

  test('error: tips are not signed', () => {
    const order = Arbitrary.listing({ offerer, totalOriginalConsiderationItems: 0 })
    expect(() => Order.typedData(order, { chainId: 1 })).toThrow(Order.InvalidFieldError)
  })
})

describe('parse', () => {
  const json = () =>
    structuredClone(Order.serialize({ parameters: Arbitrary.listing({ offerer }), signature: '0x' }))

  test('behavior: reads what serialize writes, for any order', () => {
    return fc.assert(
      fc.property(Arbitrary.components, (parameters) => {
        const order = { parameters, signature: '0x1234' } as const
        expect(Order.parse(JSON.parse(JSON.stringify(Order.serialize(order))))).toEqual(order)
      }),
    )
  })

  test.each([
    ['a decimal string', '10', 10n],
    ['a hex string', '0x0a', 10n],
    ['a number', 10, 10n],
  ])('param: counter as %s', (_, counter, expected) => {
    const order = json()
    expect(Order.parse({ ...order, parameters: { ...order.parameters, counter } }).parameters.counter).toBe(
      expected,
    )
  })

  test('param: addresses of any case', () => {
    const order = json()
    const upper = `0x${'ab'.repeat(20).toUpperCase()}`
    const parsed = Order.parse({ ...order, parameters: { ...order.parameters, offerer: upper } })
    expect(parsed.parameters.offerer).toBe('0xABaBaBaBABabABabAbAbABAbABabababaBaBABaB')
  })

  test.each([
    ['a missing field', { zone: undefined }],
    ['a fraction', { startTime: '1.5' }],
    ['a negative number', { startTime: '-1' }],
    ['a number that lost digits', { salt: 2 ** 60 }],
    ['more than 256 bits', { salt: `0x1${'0'.repeat(64)}` }],
    ['an unknown order type', { orderType: 7 }],
    ['no list', { offer: {} }],
    ['more signed items than there are', { totalOriginalConsiderationItems: 2 }],
  ])('error: %s', (_, change) => {
    const order = json()
    expect(() => Order.parse({ ...order, parameters: { ...order.parameters, ...change } })).toThrow(
      Order.ParseError,
    )
  })

  test('error: the message names the field', () => {
    const order = json()
    const offer = [{ ...order.parameters.offer[0], token: '0x12' }]
    expect(() =>
      Order.parse({ ...order, parameters: { ...order.parameters, offer } }),
    ).toThrowErrorMatchingInlineSnapshot(
      `[Order.ParseError: parameters.offer[0].token is "0x12"; expected an address.]`,
    )
  })
})
