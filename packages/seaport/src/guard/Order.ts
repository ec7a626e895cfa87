/**
 * The module `Order` of the public API: the order and its guard. The guard depends on the order, so both are combined
 * here. Unused functions are tree-shaken.
 */
export * from '../order/Order.js'
export type { Call, TransactionExplanation } from './Call.js'
export type { Effects, Moved, Party, Power } from './effects/Effects.js'
export { type Explanation, explain } from './explain.js'
export { explainRequest, type RequestExplanation, type WalletRequest } from './explainRequest.js'
export { explainTransaction } from './explainTransaction.js'
export { explainTypedData, type SignedOrder, type TypedDataExplanation } from './explainTypedData.js'
export { type Inspection, readInspection, type ZoneState } from './facts/readInspection.js'
export { NotSimulatedError, type Simulation, simulate } from './facts/simulate.js'
export { assertSafe, blockingFindings, UnsafeError } from './findings/assertSafe.js'
export { type FindingName, findingCodes } from './findings/codes.js'
export type { Context, Finding, Rate, Severity, TokenInfo, TokenPrices, Trusted } from './findings/Finding.js'
export { plainName } from './findings/plainName.js'
export { type Part, type Statement, sentenceOf } from './findings/Statement.js'
export { guardBeforeSending } from './guardBeforeSending.js'
export { findingsBeforeSigning, guardBeforeSigning, type SigningDomain } from './guardBeforeSigning.js'
export { inspect } from './inspect.js'
export { type InspectedOrder, type InspectOptions, inspectOrder } from './inspectOrder.js'
export { inspectRequest, type RequestInspection } from './inspectRequest.js'
export type { Permission } from './permission.js'
