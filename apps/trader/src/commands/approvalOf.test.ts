import { expect, test } from 'vitest'
import { approvalOf } from './approvalOf.js'

test('approvalOf: money is approved exactly unless somebody asks for more, or for less of a collection', () => {
  expect(approvalOf({})).toBe('currencies')
  expect(approvalOf({ unlimitedApproval: true })).toBe(false)
  expect(approvalOf({ exactApproval: true })).toBe(true)
  expect(approvalOf({ exactApproval: true, unlimitedApproval: true })).toBe(true)
})
