import { isCriteria, isCurrency } from '../../order/Item.js'
import { isSameAddress } from '../../order/sides.js'
import type { Effects, Moved } from '../effects/Effects.js'
import * as Worth from '../facts/Worth.js'
import { type Context, type Finding, finding, type Severity } from '../findings/Finding.js'
import { tokenText } from '../findings/words.js'
import { dustFindings } from './dust.js'

/**
 * Compares the value that an account gives with the value that it gets, at known prices and rates.
 *
 * A comparison that is impossible without a price is reported, since silence would suggest a fair price.
 */
export function worthFindings(effects: Effects, context: Context): readonly Finding[] {
  const { goes, comes } = effects
  if (goes.length === 0 || comes.length === 0) return []
  const dust = dustFindings(effects, context)
  if (dust.some(({ severity }) => severity === 'blocking')) return dust
  return [...dust, ...unknownCollectionFindings(effects, context), ...comparison(effects, context)]
}

/** Reports collections that the application does not list, since anyone can copy a name and images. */
function unknownCollectionFindings({ comes }: Effects, context: Context): readonly Finding[] {
  const known = context.trusted?.collections
  if (!known) return []
  const strange = comes.filter(
    (item) => !isCurrency(item) && !known.some((address) => isSameAddress(address, item.token)),
  )
  const tokens = [...new Set(strange.map(({ token }) => token))]
  return tokens.map((token) =>
    finding(
      'warning',
      'unknownCollection',
      9028,
      `This application does not list the collection ${tokenText(token, context)}. It may be a copy of a well-known one.`,
      { token },
    ),
  )
}

function comparison(effects: Effects, context: Context): readonly Finding[] {
  const goes = Worth.total(effects.goes, 'given', context)
  const comes = Worth.total(effects.comes, 'gotten', context)
  const rule = ruleFor(effects)
  const tokens = tokensIn([...effects.goes, ...effects.comes])
  const found = [...goes.sums].flatMap(([unit, given]) => {
    // Received items in other units or without a price may compensate the difference.
    const isComparable = comes.missing.length === 0 && [...comes.sums.keys()].every((other) => other === unit)
    const gotten = comes.sums.get(unit) ?? 0n
    return isComparable ? rule.compare({ given, gotten, unit, tokens, paid: paidIn(effects) }) : []
  })
  const isJudged =
    goes.missing.length === 0 &&
    comes.missing.length === 0 &&
    new Set([...goes.sums.keys(), ...comes.sums.keys()]).size === 1
  const lastSale = rule.lastSale ? lastSaleFindings(effects, context) : []
  return [...found, ...lastSale, ...(isJudged ? [] : [notJudged({ goes, comes }, rule, context)])]
}

/**
 * Reports prices that cannot be compared, since the same number may be fair in one currency and worthless in another.
 */
function notJudged(
  { goes, comes }: { goes: Worth.Total; comes: Worth.Total },
  rule: Rule,
  context: Context,
): Finding {
  const missing = [...goes.missing, ...comes.missing]
  if (missing.length > 0) return worthNotChecked(missing, rule, context)
  const units = [...new Set([...goes.sums.keys(), ...comes.sums.keys()])]
  const message = `${subjectOf(rule)}: market prices use a different currency, and the exchange rate is not known.`
  return finding('warning', 'worthNotChecked', 9027, message, { tokens: [], units, ...swapFact(rule) })
}

/** Reports that a price, or the two sides of a swap, were not compared, with the reason. */
export function worthNotChecked(
  missing: readonly Moved[],
  rule: Pick<Rule, 'unjudged' | 'isSwap'>,
  context: Context,
): Finding {
  const tokens = [...new Set(missing.map(({ token }) => token))]
  const of = tokens.length > 0 ? ` of ${tokens.map((token) => tokenText(token, context)).join(', ')}` : ''
  const message = `${subjectOf(rule)}: the market price${of} is not known.`
  return finding(rule.unjudged, 'worthNotChecked', 9027, message, { tokens, ...swapFact(rule) })
}

/** A swap has no price, so its two sides are what is compared. */
function subjectOf({ isSwap }: Pick<Rule, 'isSwap'>): string {
  return isSwap ? 'The two sides of the swap were not compared' : 'The price was not checked'
}

function swapFact({ isSwap }: Pick<Rule, 'isSwap'>): { isSwap?: true } {
  return isSwap ? { isSwap } : {}
}

/** `tokens` is the number of tokens that are traded together, each with a market price. */
type Compared = { given: bigint; gotten: bigint; unit: string; tokens: bigint; paid: Paid }

/** The price in the currency of the order, which may differ from the unit of the comparison. */
type Paid = { paid: bigint; currency: string } | Record<string, never>

/** Returns the price as the order states it; nothing if it has several currencies. */
function paidIn({ goes, comes }: Pick<Effects, 'goes' | 'comes'>): Paid {
  const given = goes.filter(isCurrency)
  const money = goes.every(isCurrency) ? given : comes.filter(isCurrency)
  const [first] = money
  if (!first || money.some(({ token }) => !isSameAddress(token, first.token))) return {}
  const paid = money.reduce((sum, { most, least }) => sum + (money === given ? most : least), 0n)
  return { paid, currency: first.token }
}

function tokensIn(items: readonly Moved[]): bigint {
  return items.reduce((sum, item) => (isCurrency(item) ? sum : sum + item.most), 0n)
}

type Rule = {
  compare: (compared: Compared) => readonly Finding[]
  lastSale: boolean
  /** The severity of a missing price. */
  unjudged: Severity
  /** Whether tokens are exchanged for tokens. */
  isSwap?: true
}

function ruleFor({ goes, comes }: Effects): Rule {
  const [givesToken, getsToken] = [goes, comes].map((items) => items.some((item) => !isCurrency(item)))
  if (givesToken && getsToken)
    return { compare: compareSwap, lastSale: false, unjudged: 'note', isSwap: true }
  if (givesToken) return { compare: compareSale, lastSale: true, unjudged: 'note' }
  if (getsToken) {
    const compare = comes.some(isCriteria) ? compareAnyToken : comparePurchase
    return { compare, lastSale: false, unjudged: 'note' }
  }
  // Users who exchange currencies through an order know the rate.
  return { compare: compareExchange, lastSale: false, unjudged: 'warning' }
}

/** Compares a sale with market prices. Below a tenth it is blocking, and below half a warning. */
function compareSale({ given, gotten, unit, tokens, paid }: Compared): readonly Finding[] {
  if (gotten * 2n >= given) return []
  return [
    finding(
      gotten * 10n < given ? 'blocking' : 'warning',
      'priceFarUnderFloor',
      9011,
      tokens > 1n
        ? 'The price is far below the floor of all items together.'
        : 'The price is far below the floor of the collection.',
      { price: gotten, floor: given, unit, tokens, ...paid },
    ),
  ]
}

/** Compares a purchase with market prices. Rare tokens cost more than the floor, so only a multiple is suspicious. */
function comparePurchase(compared: Compared): readonly Finding[] {
  return overFloor(compared, { warns: 5n, blocks: 100n })
}

/** Compares a purchase in which the other party chooses the token, and therefore delivers one at the floor price. */
function compareAnyToken(compared: Compared): readonly Finding[] {
  return overFloor(compared, { warns: 3n, blocks: 10n })
}

function overFloor(
  { given, gotten, unit, tokens, paid }: Compared,
  { warns, blocks }: Bounds,
): readonly Finding[] {
  if (given <= gotten * warns) return []
  const times = given > gotten * blocks ? blocks : warns
  const floor = tokens > 1n ? 'the floor of all items together' : 'the lowest price of the collection'
  return [
    finding(
      given > gotten * blocks ? 'blocking' : 'warning',
      'priceFarOverFloor',
      9013,
      `You would pay more than ${times} times ${floor}.`,
      { price: given, floor: gotten, unit, tokens, ...paid },
    ),
  ]
}

/** The ratios of given to received value that cause a warning and a block. */
type Bounds = { warns: bigint; blocks: bigint }

function compareSwap(compared: Compared): readonly Finding[] {
  return unequal(compared, { warns: 2n, blocks: 10n })
}

/** Compares an exchange of currencies, whose units all have the same price. */
function compareExchange(compared: Compared): readonly Finding[] {
  const { given, gotten } = compared
  if (gotten * 10n >= given * 9n) return []
  return unequal(compared, { warns: 1n, blocks: 2n })
}

function unequal({ given, gotten, unit }: Compared, { warns, blocks }: Bounds): readonly Finding[] {
  if (given < gotten * warns) return []
  return [
    finding(
      given > gotten * blocks ? 'blocking' : 'warning',
      'getsLessWorth',
      9029,
      'What you get is worth much less than what you give.',
      { given, gotten, unit },
    ),
  ]
}

/** Compares with the last sale. It may be old, so it is only a warning. */
function lastSaleFindings({ goes, comes }: Effects, context: Context): readonly Finding[] {
  const before = Worth.lastSales(goes, context)
  const price = Worth.total(comes, 'gotten', context)
  if (!before || price.missing.length > 0) return []
  const got = price.sums.get(before.unit)
  if (got === undefined || price.sums.size !== 1 || got * 2n >= before.amount) return []
  return [
    finding('warning', 'priceFarUnderLastSale', 9012, 'The price is far below the last sale.', {
      price: got,
      lastSale: before.amount,
      unit: before.unit,
      ...paidIn({ goes, comes }),
    }),
  ]
}
