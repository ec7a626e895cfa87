import * as fc from 'fast-check'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import * as Amount from './order/Amount.js'
import * as Conduit from './order/Conduit.js'
import { knownConduitAddress, knownConduitKey, noConduitKey, seaportAddress } from './order/constants.js'
import * as Fee from './order/Fee.js'
import * as Fraction from './order/Fraction.js'
import { appendDomainTag, domainTag, generateSalt } from './order/Salt.js'
import * as Signature from './order/Signature.js'

const recipient = '0x00000000000000000000000000000000000000fe'

describe('Fee.split', () => {
  test.each([
    ['no fees', 1_000n, [], [], 1_000n],
    ['one fee', 1_000n, [250], [25n], 975n],
    ['the rounding rest goes to the seller', 399n, [250, 500], [9n, 19n], 371n],
    ['everything', 100n, [10_000], [100n], 0n],
  ])('default: %s', (_, price, basisPoints, parts, rest) => {
    const fees = basisPoints.map((points) => ({ recipient, basisPoints: points }) as const)
    expect(Fee.split(price, fees)).toEqual({ parts, rest })
  })

  test('behavior: the parts always add up to the price', () => {
    return fc.assert(
      fc.property(
        fc.bigInt({ min: 10_000n, max: 2n ** 200n }),
        fc.array(fc.integer({ min: 1, max: 2_000 }), { maxLength: 5 }),
        (price, points) => {
          const { parts, rest } = Fee.split(
            price,
            points.map((basisPoints) => ({ recipient, basisPoints })),
          )
          expect(parts.reduce((sum, part) => sum + part, rest)).toBe(price)
          expect(rest >= 0n).toBe(true)
        },
      ),
    )
  })

  test('error: more than the price', () => {
    const fees = [6_000, 5_000].map((basisPoints) => ({ recipient, basisPoints }) as const)
    expect(() => Fee.split(100n, fees)).toThrowErrorMatchingInlineSnapshot(
      `[Fee.FeeTotalError: Fees of 6000 + 5000 basis points are invalid: each must be a whole number above 0, and their sum at most 10000 (100 %).]`,
    )
  })

  test('error: a fee that rounds to 0', () => {
    expect(() => Fee.split(39n, [{ recipient, basisPoints: 250 }])).toThrowErrorMatchingInlineSnapshot(
      `[Fee.FeeTooSmallError: A fee of 250 basis points of 39 rounds to 0. Raise the price to at least 40, or remove the fee.]`,
    )
  })
})

describe('Amount.at', () => {
  const time = { startTime: 100n, endTime: 200n }
  test.each([
    ['fixed', 5n, 5n, 150n, true, 5n],
    ['half way up', 100n, 200n, 150n, true, 150n],
    ['half way down', 200n, 100n, 150n, true, 150n],
    ['before the start', 100n, 200n, 0n, true, 100n],
    ['after the end', 100n, 200n, 900n, true, 200n],
    ['rounded up', 0n, 1n, 101n, true, 1n],
    ['rounded down', 0n, 1n, 199n, false, 0n],
  ])('default: %s', (_, startAmount, endAmount, now, roundUp, expected) => {
    expect(Amount.at({ startAmount, endAmount }, { ...time, now, roundUp })).toBe(expected)
  })
})

describe('Fraction', () => {
  test.each([
    ['untouched', 0n, 0n, { numerator: 1n, denominator: 1n }],
    ['a fifth filled', 1n, 5n, { numerator: 4n, denominator: 5n }],
    ['filled', 5n, 5n, { numerator: 0n, denominator: 1n }],
  ])('default: what remains, %s', (_, totalFilled, totalSize, expected) => {
    expect(Fraction.remaining({ totalFilled, totalSize })).toEqual(expected)
  })

  test('error: a part that is not a whole number', () => {
    expect(() => Fraction.of(10n, { numerator: 1n, denominator: 3n })).toThrow(Fraction.InexactError)
  })
})

describe('Signature.compact', () => {
  test('behavior: 65 bytes become 64, for both recovery bytes', async () => {
    const account = privateKeyToAccount(`0x${'1'.repeat(64)}`)
    const messages = ['a', 'b', 'c', 'd', 'e', 'f']
    const signatures = await Promise.all(messages.map((message) => account.signMessage({ message })))
    expect(new Set(signatures.map((signature) => signature.slice(-2)))).toEqual(new Set(['1b', '1c']))
    for (const signature of signatures) {
      expect(Signature.compact(signature)).toHaveLength(130)
      expect(Signature.expand(Signature.compact(signature))).toBe(signature)
    }
  })

  test.each([
    ['64 bytes', `0x${'12'.repeat(64)}`],
    ['a contract signature', `0x${'12'.repeat(97)}`],
    ['another recovery byte', `0x${'12'.repeat(64)}1f`],
    ['a high s', `0x${'12'.repeat(32)}${'f2'.repeat(32)}1b`],
  ] as const)('behavior: leaves %s alone', (_, signature) => {
    expect(Signature.compact(signature)).toBe(signature)
  })
})

describe('Signature.recover', () => {
  const account = privateKeyToAccount(`0x${'1'.repeat(64)}`)
  const hash = `0x${'7'.repeat(64)}` as const

  test('default: the signer, from 65 bytes and from 64', async () => {
    const signature = await account.sign({ hash })
    expect(await Signature.recover(hash, signature)).toBe(account.address)
    expect(await Signature.recover(hash, Signature.compact(signature))).toBe(account.address)
  })

  test.each([
    ['nothing', '0x'],
    ['a recovery byte of 0, which the exchange refuses', `0x${'12'.repeat(64)}00`],
    ['no point on the curve', `0x${'ff'.repeat(64)}1b`],
    ['other lengths', `0x${'12'.repeat(97)}`],
  ] as const)('behavior: nobody signed %s', async (_, signature) => {
    expect(await Signature.recover(hash, signature)).toBeUndefined()
  })
})

describe('Conduit.operator', () => {
  test('default: the exchange without a conduit, the known conduit for its key', () => {
    expect(Conduit.operator(noConduitKey)).toBe(seaportAddress)
    expect(Conduit.operator(knownConduitKey)).toBe(knownConduitAddress)
  })

  test('param: conduits', () => {
    expect(Conduit.operator(knownConduitKey, { conduits: { [knownConduitKey]: recipient } })).toBe(recipient)
  })
})

describe('generateSalt', () => {
  test('param: domain: the tag leads, zeros included', () => {
    const salt = generateSalt({ domain: 'souk.example', random: (bytes) => bytes.fill(1) })
    expect(salt.toString(16).padStart(64, '0')).toBe(
      `${domainTag('souk.example').slice(2)}${'0'.repeat(40)}${'01'.repeat(8)}`,
    )
  })
})

describe('appendDomainTag', () => {
  test('default: four bytes behind the data', () => {
    expect(appendDomainTag('0x1234', 'souk.example')).toBe(`0x1234${domainTag('souk.example').slice(2)}`)
  })

  test('param: domain: without one the data stays as it is', () => {
    expect(appendDomainTag('0x1234', undefined)).toBe('0x1234')
  })
})
