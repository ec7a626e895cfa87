import { type Address, zeroAddress } from 'viem'
import * as Amount from '../../order/Amount.js'
import { basisPointScale, ItemType } from '../../order/constants.js'
import { type ConsiderationItem, isCurrency } from '../../order/Item.js'
import type { Components } from '../../order/Order.js'
import { isSameAddress, isSameToken, totalOf } from '../../order/sides.js'
import * as Effects from '../effects/Effects.js'
import type { ExchangeCall, Filled } from '../effects/exchangeCall.js'
import { leftoversOf, ofExchangeCall } from '../effects/ofExchangeCall.js'
import * as Worth from '../facts/Worth.js'
import { dustLimit } from '../facts/Worth.js'
import { type Context, type Finding, finding } from '../findings/Finding.js'
import { accountText, listText, moneyText } from '../findings/words.js'
import { givesTokenAndMoney } from './givesTokenAndMoney.js'
import { currencyFindings } from './likeness.js'
import { isKnownAccount, lookAlikeFinding, lookAlikeOf } from './parties.js'
import { worthFindings } from './worth.js'

type Fill = Extract<ExchangeCall, { type: 'fill' }>
type Match = Extract<ExchangeCall, { type: 'match' }>

/**
 * Judges a fill by its transfers for the sender, each order separately, since a sum of many good orders hides a bad
 * one.
 */
export function fillFindings(
  call: Fill,
  { sender, value }: { sender: Address; value: bigint },
  context: Context,
): readonly Finding[] {
  // The recipient of the tokens is checked separately from the price.
  const kept = ofExchangeCall({ ...call, recipient: undefined }, sender, context.now)
  return [
    ...kept.flatMap((effects) => tradeFindings(effects, context)),
    ...call.orders.flatMap((order) => tipFindings(order, sender, context)),
    ...call.orders.flatMap(({ components }) => foreignMoney(components, context)),
    ...deliveryFindings(call.recipient, sender, context),
    ...overpaidFindings(kept, value, context),
  ]
}

/** Judges a match as a whole, since one order may return what another overpays. */
export function matchFindings(call: Match, sender: Address, context: Context): readonly Finding[] {
  const [effects = Effects.none(sender)] = ofExchangeCall(
    { ...call, recipient: undefined },
    sender,
    context.now,
  )
  return [
    ...tradeFindings(effects, context),
    ...suppliedFindings(call, sender, context),
    ...leftoverFindings(call, sender, context),
    ...call.orders.flatMap(({ components }) =>
      effects.goes.length > 0 ? foreignMoney(components, context) : [],
    ),
  ]
}

/** Reports unknown currencies as a warning, since they mainly concern the offerer. */
function foreignMoney(components: Components, context: Context): readonly Finding[] {
  return currencyFindings(components, context).map((found) => ({ ...found, severity: 'warning' }) as const)
}

/** Reports trades in which the sender gives something and gets nothing, or nothing of value. */
function tradeFindings(effects: Effects.Effects, context: Context): readonly Finding[] {
  const { goes, comes, account } = effects
  const friend = comes.length === 0 ? friendOf(effects, context) : undefined
  if (friend)
    return [
      deliveryNote(friend.account, context),
      ...worthFindings({ ...effects, comes: friend.items }, context),
    ]
  if (goes.length > 0 && comes.length === 0)
    return [
      finding(
        'blocking',
        'offererReceivesNothing',
        506,
        'You would give your items away and receive nothing.',
        { offerer: account, recipients: effects.others.map((other) => other.account) },
      ),
    ]
  return [...worthFindings(effects, context), ...severalCurrencies(effects), ...moneyOnTop(effects, context)]
}

/** Reports currency that the sender gives in addition to tokens, which is easy to overlook when accepting an offer. */
function moneyOnTop({ goes, comes }: Effects.Effects, context: Context): readonly Finding[] {
  const givesBoth = goes.some(isCurrency) && !goes.every(isCurrency)
  if (!givesBoth || !comes.every(isCurrency)) return []
  return [givesTokenAndMoney('warning', goes.filter(isCurrency), context)]
}

/** Reports a price in several currencies, which is easy to misread as a price in one of them. */
function severalCurrencies({ goes, comes }: Effects.Effects): readonly Finding[] {
  const currencies = goes.filter(isCurrency)
  if (currencies.length < 2 || comes.every(isCurrency)) return []
  const message = 'You would pay in several currencies at once.'
  const tokens = currencies.map(({ token }) => token)
  return [finding('warning', 'paysSeveralCurrencies', 9048, message, { tokens })]
}

/** Returns a known contact who receives the tokens instead of the sender. */
function friendOf({ others }: Effects.Effects, { names = [] }: Context) {
  return others.flatMap(({ account, items }) =>
    account !== 'anyone' &&
    items.some((item) => !isCurrency(item)) &&
    names.some(({ address }) => isSameAddress(address, account))
      ? [{ account, items }]
      : [],
  )[0]
}

function deliveryNote(recipient: Address, context: Context): Finding {
  const message = `What you buy goes to ${accountText(recipient, context)}.`
  return finding('note', 'recipientIsStranger', 9024, message, { recipient })
}

/** Reports too much native currency. The exchange refunds the excess, but a rising price may use it. */
function overpaidFindings(
  fills: readonly Effects.Effects[],
  value: bigint,
  context: Context,
): readonly Finding[] {
  const native = fills.flatMap(({ goes }) => goes.filter(({ itemType }) => itemType === ItemType.NATIVE))
  const needed = native.reduce((sum, { most }) => sum + most, 0n)
  if (value * 2n <= needed * 3n || value < dustLimit(18)) return []
  const [sent, due] = [value, needed].map((amount) => moneyText(zeroAddress, amount, context))
  const message = `You would send ${sent}, but the orders cost ${due} at most.`
  return [finding('warning', 'unexpectedValue', 9023, message, { value, needed })]
}

/**
 * Reports native currency that others offer. The exchange cannot take it from an offerer, so the sender of the match
 * pays it.
 */
function suppliedFindings({ orders }: Match, sender: Address, context: Context): readonly Finding[] {
  return orders.flatMap(({ components: { offer, offerer } }) => {
    const native = totalOf(offer.filter(({ itemType }) => itemType === ItemType.NATIVE))
    if (native === 0n || isSameAddress(offerer, sender)) return []
    const text = moneyText(zeroAddress, native, context)
    const message = `${accountText(offerer, context)} offers ${text}, which you would pay.`
    return [finding('blocking', 'paysForOthers', 9049, message, { offerer, amount: native })]
  })
}

function leftoverFindings(call: Match, sender: Address, context: Context): readonly Finding[] {
  const { recipient } = call
  if (!recipient || isSameAddress(recipient, sender)) return []
  const leftovers = leftoversOf(call, sender, context.now)
  const [before] = ofExchangeCall(call, sender, context.now)
  const gives = before?.goes.some((item) => leftovers.some((left) => isSameThing(left, item))) ?? false
  if (!gives) return []
  return [
    finding(
      isKnownAccount(recipient, context) ? 'warning' : 'blocking',
      'leftoversToStranger',
      9036,
      `The excess of what you give goes to ${accountText(recipient, context)}.`,
      { recipient, leftovers },
    ),
  ]
}

function isSameThing(a: Effects.Moved, b: Effects.Moved): boolean {
  return isSameToken(a, b) && a.identifierOrCriteria === b.identifierOrCriteria
}

function deliveryFindings(
  recipient: Address | undefined,
  sender: Address,
  context: Context,
): readonly Finding[] {
  if (!recipient || isSameAddress(recipient, sender)) return []
  const original = lookAlikeOf(recipient, { ...context, account: sender })
  return [
    ...(original ? [lookAlikeFinding(recipient, original)] : []),
    finding(
      isKnownAccount(recipient, context) ? 'note' : 'warning',
      'recipientIsStranger',
      9024,
      `What you buy goes to ${accountText(recipient, context)}.`,
      { recipient },
    ),
  ]
}

/** Tips above half the price are blocking. Tips above a tenth for unknown accounts are a warning. */
const blockingTip = 5_000n
const oddTip = 1_000n

/**
 * Reports tips. The application that builds the call can append tips to the signed items, and the sender pays them.
 * Tips are added up, since many small tips cost as much as a large one.
 */
function tipFindings({ components }: Filled, sender: Address, context: Context): readonly Finding[] {
  const { consideration, totalOriginalConsiderationItems: signed } = components
  const tips = consideration
    .slice(signed)
    .filter((tip) => !isSameAddress(tip.recipient, sender) && Amount.largest(tip) > 0n)
  const kinds = tips.filter((tip, index) => tips.findIndex((other) => isSameToken(other, tip)) === index)
  return kinds.flatMap((kind) => {
    const alike = tips.filter((tip) => isSameToken(tip, kind))
    const strange = alike.filter(({ recipient }) => !isKnownAccount(recipient, context))
    const [all, strangers] = [alike, strange].map((some) => shareOf(some, components, context))
    if (all !== undefined && all <= blockingTip && (strangers ?? 0n) <= oddTip) return []
    const recipients = [...new Set(alike.map(({ recipient }) => recipient))]
    const part = all === undefined ? 'which are not part of the price' : `${Number(all) / 100} % of the price`
    return [
      finding(
        all === undefined || all > blockingTip ? 'blocking' : 'warning',
        'tipTooLarge',
        9035,
        `Tips from your money, ${part}, would go to ${listText(recipients.slice(0, 5).map((one) => accountText(one, context)))}.`,
        { recipients, token: kind.token, basisPoints: all },
      ),
    ]
  })
}

/**
 * Returns the share of the price that tips of one token are, in basis points, or `undefined` if they are not
 * comparable.
 */
function shareOf(
  tips: readonly ConsiderationItem[],
  components: Components,
  context: Context,
): bigint | undefined {
  const [tip] = tips
  if (!tip) return 0n
  if (!isCurrency(tip)) return undefined
  const signed = components.consideration.slice(0, components.totalOriginalConsiderationItems)
  const prices = [...components.offer, ...signed].filter(isCurrency)
  const same = prices.filter((item) => isSameToken(item, tip))
  const offered = components.offer.filter((item) => isSameToken(item, tip))
  const price = totalOf(offered.length > 0 ? offered : same)
  if (price > 0n) return (totalOf(tips) * basisPointScale) / price
  const [worth, whole] = [tips, prices].map((items) =>
    Worth.total(items.map(Effects.toMoved), 'given', context),
  )
  const [unit, amount] = [...(worth?.sums ?? [])][0] ?? []
  const total = unit === undefined ? undefined : whole?.sums.get(unit)
  return amount === undefined || !total ? undefined : (amount * basisPointScale) / total
}
