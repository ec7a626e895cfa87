import type { Order } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { isKnownWithoutContract } from './isKnownWithoutContract.js'
import { missingContract } from './statementText.js'

const other = '0x00000000000000000000000000000000000000a1'

describe('isKnownWithoutContract', () => {
  test.each([
    ['of the contract that is called', { to: missingContract }, false],
    ['of the exchange that is called', { verifyingContract: missingContract }, false],
    ['of the collection that is called', { token: missingContract }, false],
    ['of whom the call approves', { token: missingContract, operator: other }, true],
    ['of another contract', { to: other }, true],
  ])('default: a finding %s', (_, facts, isKnown) => {
    expect(isKnownWithoutContract({ facts } as unknown as Order.Finding)).toBe(isKnown)
  })
})
