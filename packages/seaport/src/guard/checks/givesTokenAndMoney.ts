import type { Moved } from '../effects/Effects.js'
import { type Context, type Finding, finding, type Severity } from '../findings/Finding.js'
import { listText, moneyText } from '../findings/words.js'

/** Reports the money that an account gives in addition to its tokens, by its largest amount. */
export function givesTokenAndMoney(severity: Severity, money: readonly Moved[], context: Context): Finding {
  const sums = listText(money.map(({ token, most }) => moneyText(token, most, context)))
  const [first, ...more] = money
  return finding(
    severity,
    'givesTokenAndMoney',
    9017,
    `You would give tokens, and pay ${sums} in addition.`,
    first && more.length === 0 ? { amount: first.most, unit: first.token } : {},
  )
}
