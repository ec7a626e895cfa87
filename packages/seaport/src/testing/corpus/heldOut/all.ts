import type { Row } from '../Row.js'
import { maliciousBatches, maliciousCalls } from './calls.js'
import { maliciousFills } from './fills.js'
import { honestCalls, honestFills, honestOrders } from './honest.js'
import { maliciousOrders } from './orders.js'
import { maliciousSignatures } from './signatures.js'

/** Malicious requests, written without knowledge of the guard's rules. */
export const heldOutMalicious: readonly Row[] = [
  ...maliciousOrders,
  ...maliciousFills,
  ...maliciousCalls,
  ...maliciousBatches,
  ...maliciousSignatures,
]

/** Honest requests by the same author. */
export const heldOutHonest: readonly Row[] = [...honestOrders, ...honestFills, ...honestCalls]
