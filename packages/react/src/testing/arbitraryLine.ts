import * as fc from 'fast-check'
import { type Address, type Hex, maxUint256, numberToHex } from 'viem'
import type { Line } from '../stores/Line.js'

// Only a few of each, so that some lines have the same order.
const chainId = fc.constantFrom(1, 137, 31337)
const address = fc.nat({ max: 3 }).map((number): Address => numberToHex(number, { size: 20 }))
const orderHash = fc.nat({ max: 7 }).map((number): Hex => numberToHex(number, { size: 32 }))
const uint = fc.bigInt({ min: 0n, max: maxUint256 })

/** Draws a line from a few orders on a few chains. */
export const arbitraryLine: fc.Arbitrary<Line> = fc
  .record({
    chainId,
    orderHash,
    contract: address,
    tokenId: uint,
    total: fc.bigInt({ min: 1n, max: 10n ** 6n }),
    price: uint,
    currency: address,
    addedAt: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
  })
  .chain((line) => fc.bigInt({ min: 1n, max: line.total }).map((quantity) => ({ ...line, quantity })))
