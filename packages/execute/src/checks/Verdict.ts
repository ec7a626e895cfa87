import type { BaseError } from '@souk/base'
import type { Target } from './errors.js'

/** What a step comes to: what is wrong with it, or the contracts that somebody must vouch for. */
export type Verdict = { error: BaseError } | { unknown: readonly Target[] }
