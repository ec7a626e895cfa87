import { zeroAddress } from 'viem'
import { basisPointScale } from '../../order/constants.js'
import type { Fee } from '../../order/Fee.js'
import { type ConsiderationItem, isCurrency, type OfferItem } from '../../order/Item.js'
import type { Components } from '../../order/Order.js'
import { isSameAddress, isSameItem } from '../../order/sides.js'
import { type CreatorFee, strictPrice } from '../facts/strictPrice.js'
import { type Finding, finding } from '../findings/Finding.js'

/**
 * The form that marketplaces require: one token for currency or currency for one token. The price comes first, then the
 * market's fee, the creator's fee, and finally the delivery to the buyer of a private sale.
 */
export type StrictForm = {
  /** The market's own fee. If omitted, it is not checked. */
  primaryFee?: Fee | undefined
  /** Whether the creator fee of the collection (EIP-2981) must be paid. @default false */
  checkCreatorFee?: boolean | undefined
}

/** Checks the strict form: codes 100, 502, 503, 507, 7xx and 12xx. */
export function strictFindings(
  components: Components,
  form: StrictForm,
  creatorFee: CreatorFee | undefined,
): readonly Finding[] {
  const price = strictPrice(components)
  if (!price)
    return [
      finding(
        'blocking',
        'invalidOrderFormat',
        100,
        'The order is neither a listing of one token for a currency nor an offer of a currency for one token.',
      ),
    ]
  const { consideration } = components
  const primary = feeOf(price, form.primaryFee)
  const creator = form.checkCreatorFee && !isNothing(creatorFee) ? creatorFee : undefined
  const primaryFindings = primary ? feeFindings('primary', consideration[1], price, primary) : []
  if (primaryFindings.some(isFatal)) return primaryFindings
  const creatorIndex = primary ? 2 : 1
  const creatorFindings = creator ? feeFindings('creator', consideration[creatorIndex], price, creator) : []
  if (creatorFindings.some(isFatal)) return [...primaryFindings, ...creatorFindings]
  const rest = consideration.slice(creatorIndex + (creator ? 1 : 0))
  return [...primaryFindings, ...creatorFindings, ...restFindings(components, rest)]
}

function feeOf(price: OfferItem, fee: Fee | undefined): CreatorFee | undefined {
  if (!fee) return undefined
  const part = (amount: bigint) => (amount * BigInt(fee.basisPoints)) / basisPointScale
  const asked = {
    recipient: fee.recipient,
    startAmount: part(price.startAmount),
    endAmount: part(price.endAmount),
  }
  return isNothing(asked) ? undefined : asked
}

function isNothing(fee: CreatorFee | undefined): boolean {
  return !fee || isSameAddress(fee.recipient, zeroAddress) || (fee.startAmount === 0n && fee.endAmount === 0n)
}

/**
 * Returns whether a finding ends the check, since later items cannot be identified without an item of the right kind.
 */
function isFatal({ code }: Finding): boolean {
  return [700, 701, 1200, 1201].includes(code)
}

const feeNames = {
  primary: {
    missing: ['primaryFeeMissing', 700],
    itemType: ['primaryFeeItemType', 701],
    token: ['primaryFeeToken', 702],
    startAmount: ['primaryFeeStartAmount', 703],
    endAmount: ['primaryFeeEndAmount', 704],
    recipient: ['primaryFeeRecipient', 705],
  },
  creator: {
    missing: ['creatorFeeMissing', 1200],
    itemType: ['creatorFeeItemType', 1201],
    token: ['creatorFeeToken', 1202],
    startAmount: ['creatorFeeStartAmount', 1203],
    endAmount: ['creatorFeeEndAmount', 1204],
    recipient: ['creatorFeeRecipient', 1205],
  },
} as const
type Payee = keyof typeof feeNames
type Fault = keyof (typeof feeNames)['primary']

function feeFindings(
  payee: Payee,
  item: ConsiderationItem | undefined,
  price: OfferItem,
  fee: CreatorFee,
): readonly Finding[] {
  const whose = payee === 'primary' ? 'The fee of the market' : 'The fee of the creator'
  const report = (fault: Fault, text: string): Finding => {
    const [name, code] = feeNames[payee][fault]
    return { code, name, severity: 'blocking', message: `${whose} ${text}.`, facts: { item, expected: fee } }
  }
  if (!item) return [report('missing', 'is missing')]
  if (item.itemType !== price.itemType)
    return [report('itemType', 'is not of the same item type as the price')]
  return [
    ...(isSameAddress(item.token, price.token)
      ? []
      : [report('token', 'is in another token than the price')]),
    ...(item.startAmount < fee.startAmount ? [report('startAmount', 'is too low at the start')] : []),
    ...(item.endAmount < fee.endAmount ? [report('endAmount', 'is too low at the end')] : []),
    ...(isSameAddress(item.recipient, fee.recipient)
      ? []
      : [report('recipient', `must go to ${fee.recipient}, not to ${item.recipient}`)]),
  ]
}

function restFindings(components: Components, rest: readonly ConsiderationItem[]): readonly Finding[] {
  const [delivery, ...more] = rest
  const [offered] = components.offer
  if (!delivery || !offered) return []
  const extra = finding(
    'blocking',
    'considerationExtraItems',
    502,
    'The order asks for more than the price, the fees and the delivery to a buyer.',
    { items: rest },
  )
  if (isCurrency(offered)) return [extra]
  if (isSameAddress(delivery.recipient, components.offerer))
    return [
      finding('blocking', 'privateSaleToSelf', 503, 'The order is a private sale to its own maker.', {
        recipient: delivery.recipient,
      }),
    ]
  if (!isSameItem(delivery, offered)) return [extra]
  const sale = finding('warning', 'privateSale', 507, `Only ${delivery.recipient} is meant to buy this.`, {
    taker: delivery.recipient,
  })
  return more.length > 0 ? [sale, extra] : [sale]
}
