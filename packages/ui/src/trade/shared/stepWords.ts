import type { MarketInfo } from '@souk/market'
import type { Trade } from '@souk/market/flows'
import type { FlowRecord } from '@souk/react'
import { ItemType } from '@souk/seaport'
import { formatAddress, isSameAddress } from '../../format/formatAddress.js'
import { formatMoney } from '../../format/formatMoney.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { currencyOf } from '../../orders/currencyOf.js'
import type { ApprovalScope } from '../../preferences/approvalScope.js'

/** The facts that the sentences need besides the exact data. */
export type StepContext = {
  kind: FlowRecord.FlowKind
  info: Pick<MarketInfo, 'seaport' | 'currencies'>
  /** The address of the market's conduit. */
  conduit?: string | undefined
  /** The name of the traded collection, or a function for several. */
  collection: string | ((contract: string) => string)
  words: TradeWords
  /** Whether the account is paid by the trade, so that fees come out of what it receives. @default by the kind */
  isPaid?: boolean | undefined
}

/** The size of a step's approval. `canChange`: whether the token can also be approved in the other size. */
export type StepApproval = { scope: ApprovalScope; of: 'money' | 'items'; canChange: boolean }

/** `id` distinguishes steps with the same text. */
export type StepText = {
  id: string
  name: string
  meaning: string
  approval?: StepApproval
  isSignature?: true
  /** What an approval lets its operator move, to find the earlier orders that it makes fillable again. */
  grants?: Trade.revivedBy.Approval
}

/**
 * Returns the name and meaning of a step, shown before the wallet asks.
 *
 * @example
 * stepWords({ kind: 'signature' }, context).name // → 'Sign the listing'
 */
export function stepWords(step: Trade.Step, context: StepContext): Omit<StepText, 'id'> {
  const { steps } = context.words
  switch (step.kind) {
    case 'approval':
      return approvalWords(step, context)
    case 'signature': {
      const of = signed[context.kind] ?? 'other'
      return { name: steps.signature[of], meaning: steps.signatureMeaning[of], isSignature: true }
    }
    case 'transaction': {
      // A set and an auction are published as any listing is.
      const kind = signed[context.kind] === 'listing' ? 'listing' : context.kind
      const of = isAct(kind, steps) ? kind : 'other'
      return { name: steps.act[of], meaning: steps.actMeaning[of] }
    }
    case 'post':
      return { name: steps.post, meaning: steps.postMeaning }
    case 'tell':
      return { name: steps.tell, meaning: steps.tellMeaning }
    default:
      return step satisfies never
  }
}

type Signed = 'listing' | 'listings' | 'offer' | 'bid' | 'collectionOffer' | 'offers' | 'swap'
const signed: Partial<Record<FlowRecord.FlowKind, Signed>> = {
  listing: 'listing',
  bundle: 'listing',
  auction: 'listing',
  listings: 'listings',
  offer: 'offer',
  bid: 'bid',
  offers: 'offers',
  collectionOffer: 'collectionOffer',
  swap: 'swap',
}

/** A seller who accepts an offer pays its fees out of the price. */
const paysOut: readonly FlowRecord.FlowKind[] = ['sale', 'settlement']

function isAct(kind: string, { act }: TradeWords['steps']): kind is keyof TradeWords['steps']['act'] {
  return Object.hasOwn(act, kind)
}

function approvalWords(
  step: Extract<Trade.Step, { kind: 'approval' }>,
  { kind, info, conduit, collection, words, isPaid = paysOut.includes(kind) }: StepContext,
): Omit<StepText, 'id'> {
  const { steps } = words
  const operator = isSameAddress(step.operator, info.seaport)
    ? steps.exchange
    : conduit === undefined || isSameAddress(step.operator, conduit)
      ? steps.conduit(formatAddress(step.operator))
      : steps.stranger(formatAddress(step.operator))
  if (step.itemType === ItemType.ERC20) {
    const { symbol, name } = currencyOf(info, { address: step.token })
    // The symbol of an unknown token cannot be trusted.
    const money = symbol === '?' ? formatAddress(name) : symbol
    const meaning =
      step.exact === undefined
        ? steps.approvalMeaning.currency(operator, money)
        : steps.approvalMeaning.amount(
            operator,
            formatMoney(step.exact, currencyOf(info, { address: step.token }), { exact: true }),
          )
    return {
      name: steps.approval.currency(money),
      meaning: isPaid ? `${steps.feesOut(money)} ${meaning}` : meaning,
      approval: sizeOf(step),
    }
  }
  const name = typeof collection === 'string' ? collection : collection(step.token)
  if (step.exact !== undefined) {
    const asleep = step.fallsAsleep?.length ?? 0
    const meaning = steps.approvalMeaning.one(operator)
    return {
      name: steps.approval.one(name, String(step.exact)),
      meaning: asleep > 0 ? `${meaning} ${steps.fallsAsleep(asleep)}` : meaning,
      approval: sizeOf(step),
    }
  }
  return {
    name: steps.approval.nft(name),
    meaning: steps.approvalMeaning.nft(operator, name),
    approval: sizeOf(step),
  }
}

/** The contracts of editions only know approvals of everything. */
function sizeOf({ exact, itemType }: Extract<Trade.Step, { kind: 'approval' }>): StepApproval {
  return {
    scope: exact === undefined ? 'all' : 'exact',
    of: itemType === ItemType.ERC20 ? 'money' : 'items',
    canChange: itemType !== ItemType.ERC1155,
  }
}
