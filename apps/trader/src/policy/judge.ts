import { Units } from '@souk/base'
import { Conduit, knownConduitKey, type Order, seaportAddress } from '@souk/seaport'
import { isSameAddress } from '@souk/words/format'
import { type Address, zeroAddress } from 'viem'
import type { Facts } from './Facts.js'
import { floorReasons } from './floorReasons.js'
import type { Policy } from './Policy.js'

/** The exchange and its conduit, on every chain. A market cannot change them. */
const operators = [seaportAddress, Conduit.operator(knownConduitKey, { exchange: seaportAddress })]

/**
 * Judges the exact requests to a wallet by their decoded effects. What was asked for, and what names say, plays no part.
 *
 * @param asked - All requests of a trade, decoded by `Order.explainRequest`.
 * @returns The reasons why a person has to decide. None if the policy allows it.
 *
 * @example
 * judge([Order.explainRequest(request)], policy, facts) // → ['0.5 of the native currency …']
 */
export function judge(
  asked: readonly Order.RequestExplanation[],
  policy: Policy,
  facts: Facts,
): readonly string[] {
  if (policy.chainId !== facts.chainId)
    return [`The policy is for chain ${policy.chainId}, and this is chain ${facts.chainId}.`]
  return [
    ...new Set([
      ...asked.flatMap((request) => [
        ...understoodReasons(request, policy),
        ...request.effects.powers.flatMap(powerReasons),
        ...collectionReasons(request.effects, policy),
        ...counterpartyReasons(request.effects, policy, facts),
        ...giftReasons(request.effects, policy),
        ...swapReasons(request.effects, policy),
        ...floorReasons(request.effects, policy, facts),
      ]),
      ...spendReasons(asked, policy, facts),
    ]),
  ]
}

function understoodReasons(request: Order.RequestExplanation, { warnings }: Policy): readonly string[] {
  const { type, typedData, calls, findings } = request
  const isUnderstood =
    type === 'transaction' || type === 'batch'
      ? calls.length > 0 && calls.every((call) => call.type !== 'unknown' && call.type !== 'contract')
      : type === 'typedData' && typedData !== undefined && typedData.type !== 'unknown'
  const heavy = findings.filter(
    ({ severity }) => severity === 'blocking' || (severity === 'warning' && warnings === 'refuse'),
  )
  return [
    ...(isUnderstood ? [] : ['What the wallet is asked for is not fully understood.']),
    ...heavy.map(({ name }) => `The safety check reports ${name}.`),
  ]
}

function powerReasons({ holder, token, until: _ }: Order.Power): readonly string[] {
  if (token === undefined) return [`${holder} would get power over the whole account.`]
  return operators.some((operator) => isSameAddress(operator, holder))
    ? []
    : [`${holder} would be approved, which is neither the exchange nor its conduit.`]
}

const isToken = ({ itemType }: Order.Moved) => itemType > 1

function collectionReasons({ goes, comes }: Order.Effects, { collections }: Policy): readonly string[] {
  if (collections === 'any') return []
  return [...goes, ...comes]
    .filter((item) => isToken(item) && !collections.some((one) => isSameAddress(one, item.token)))
    .map(({ token }) => `The collection ${token} is not in the policy.`)
}

function counterpartyReasons(
  { others }: Order.Effects,
  { counterparties }: Policy,
  { feeRecipients, wrapped }: Facts,
): readonly string[] {
  if (counterparties === 'anyone') return []
  const known = [...counterparties, ...feeRecipients, ...(wrapped ? [wrapped] : [])]
  return others.flatMap(({ account }) => {
    if (account === 'anyone') return ['Anyone could be the other side, and the policy names accounts.']
    return known.some((one) => isSameAddress(one, account))
      ? []
      : [`The account ${account} is not in the policy.`]
  })
}

/** Something that leaves without anything in return goes only to an account that the policy names. */
function giftReasons({ goes, comes, others }: Order.Effects, { counterparties }: Policy): readonly string[] {
  if (goes.length === 0 || comes.length > 0) return []
  const named = counterparties === 'anyone' ? [] : counterparties
  const isToNamed = others.every(({ account }) => named.some((one) => isSameAddress(one, account)))
  return isToNamed && others.length > 0
    ? []
    : [
        'Something would leave the account for nothing in return, to an account that the policy does not name.',
      ]
}

/** Limits of money say little about items that are given for items. */
function swapReasons({ goes, comes }: Order.Effects, { swaps }: Policy): readonly string[] {
  if (swaps === 'allow' || !goes.some(isToken) || !comes.some(isToken)) return []
  return ['Items would be given for items, and the policy does not allow swaps.']
}

/** What leaves the account in money. Wrapping does not spend. */
export function spendOf(
  asked: readonly Order.RequestExplanation[],
  wrapped: Address | undefined,
): ReadonlyMap<Address, bigint> {
  const sums = new Map<Address, bigint>()
  for (const { goes, comes } of asked.map(({ effects }) => effects)) {
    const money = comes.filter((item) => !isToken(item))
    const isSwapped = (item: Order.Moved) =>
      money.some(({ token, least }) => isSameAddress(token, wrapped) && least >= item.most) ||
      (isSameAddress(item.token, wrapped) &&
        money.some(({ itemType, least }) => itemType === 0 && least >= item.most))
    for (const item of goes)
      if (!isToken(item) && !isSwapped(item)) sums.set(item.token, (sums.get(item.token) ?? 0n) + item.most)
  }
  return sums
}

function spendReasons(
  asked: readonly Order.RequestExplanation[],
  { spend }: Policy,
  { spentToday, wrapped, currencies }: Facts,
): readonly string[] {
  return [...spendOf(asked, wrapped)].flatMap(([currency, amount]) => {
    const limit = spend.find((one) => isSameAddress(one.currency, currency))
    if (!limit) return [`The policy allows no spending of the currency ${currency}.`]
    const today = [...spentToday].find(([one]) => isSameAddress(one, currency))?.[1] ?? 0n
    const unit = currency === zeroAddress ? 'the native currency' : currency
    const known = currencies.find(({ address }) => isSameAddress(address, currency))
    if (known && known.decimals !== limit.decimals)
      return [
        `The policy counts ${limit.decimals} decimals of ${unit}, and the market says that it has ${known.decimals}.`,
      ]
    const [wanted, spent, most, daily] = [amount, today, limit.perTransaction, limit.perDay].map((sum) =>
      Units.formatExact(sum, limit),
    )
    return [
      ...(amount > limit.perTransaction
        ? [`It would spend ${wanted} of ${unit}, and the policy allows ${most} at once.`]
        : []),
      ...(today + amount > limit.perDay
        ? [
            `It would spend ${wanted} of ${unit} after ${spent} in the last 24 hours, and the policy allows ${daily}.`,
          ]
        : []),
    ]
  })
}
