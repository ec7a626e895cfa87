import type { BaseError } from '@souk/base'
import type { Target } from './errors.js'

/** The result of checking a step: an error, or the contracts that the caller has to vouch for. */
export type Verdict = { error: BaseError } | { unknown: readonly Target[] }
