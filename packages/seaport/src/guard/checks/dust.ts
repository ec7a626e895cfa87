import type { Effects } from '../effects/Effects.js'
import * as Worth from '../facts/Worth.js'
import { type Context, type Finding, finding } from '../findings/Finding.js'

/** Reports that an account gives something of worth for dust: amounts so small that they are worth nothing. */
export function dustFindings({ goes, comes }: Effects, context: Context): readonly Finding[] {
  const given = goes.map((item) => Worth.dustOf(item, item.most, context))
  if (given.every((dust) => dust === 'dust')) return []
  const gotten = comes.map((item) => Worth.dustOf(item, item.most, context))
  if (!gotten.every((dust) => dust !== 'worth')) return []
  const isSure = gotten.every((dust) => dust === 'dust')
  return [
    finding(
      isSure ? 'blocking' : 'warning',
      'offererReceivesNextToNothing',
      9000,
      'You would receive almost nothing for what you give.',
      { gets: comes },
    ),
  ]
}
