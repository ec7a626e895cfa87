import { zeroAddress } from 'viem'
import * as Amount from '../../order/Amount.js'
import * as Auction from '../../order/Auction.js'
import type { Components } from '../../order/Components.js'
import {
  basisPointScale,
  ItemType,
  knownConduitKey,
  maxUint256,
  noConduitKey,
} from '../../order/constants.js'
import { type ConsiderationItem, isCriteria, isCurrency, type OfferItem } from '../../order/Item.js'
import { isRestricted } from '../../order/orderType.js'
import {
  isSameAddress,
  isSameToken,
  looksAlike,
  partOf,
  priceOf,
  type Sides,
  sidesOf,
  takerOf,
  totalOf,
} from '../../order/sides.js'
import * as Effects from '../effects/Effects.js'
import * as TokenKind from '../facts/TokenKind.js'
import { dustLimit } from '../facts/Worth.js'
import { type Context, type Finding, finding } from '../findings/Finding.js'
import { isContact, isKnownAccount, lookAlikeFinding, lookAlikeOf } from './parties.js'
import { worthFindings } from './worth.js'

/** Finds orders that take tokens from their signer without a fair return, as scammers use them. */
export function lossFindings(components: Components, context: Context): readonly Finding[] {
  const sides = sidesOf(components)
  if (totalOf(sides.gives) === 0n) return []
  const nothing = nothingFindings(components, sides, context)
  const effects = Effects.ofOrder(components)
  return [
    ...nothing,
    ...(nothing.length > 0 ? [] : priceFindings(components, effects, context)),
    ...lessOfTheSameFindings(effects, sides),
    ...deliveryFindings(components, sides, context),
    ...kindFindings(components, context),
    ...strangerFindings(components, sides, context),
    ...lookAlikeFindings(components, context),
    ...unlimitedFindings(sides),
    ...growthFindings(components),
    ...auctionFindings(components),
  ]
}

/**
 * Returns whether an order is a plain sale: tokens for ether, most of which goes to the seller, without known prices.
 * Nearly all orders are of this kind. The checks would find nothing, so skipping them speeds up signatures for
 * thousands of orders.
 */
export function isPlainSale(components: Components, context: Context): boolean {
  const { offerer, offer, consideration } = components
  const { trusted, names, markets } = context
  if (trusted?.recipients?.length || names?.length || markets?.length) return false
  if (offer.length !== 1 || !offer.every(isSingleToken) || !isPlainForm(components)) return false
  if (consideration.length > mostParts || !consideration.every((item) => isPlainPart(item, components)))
    return false
  const kept = totalOf(consideration.filter(({ recipient }) => recipient === offerer))
  const whole = totalOf(consideration)
  return kept > 0n && (whole - kept) * basisPointScale <= BigInt(oddShare) * whole
}

/** Returns whether an item is ether and the only one for its recipient. */
function isPlainPart(item: ConsiderationItem, { offerer, consideration }: Components): boolean {
  const { recipient, token, itemType, identifierOrCriteria, startAmount, endAmount } = item
  const isEther = itemType === ItemType.NATIVE && token === zeroAddress && identifierOrCriteria === 0n
  return (
    isEther &&
    startAmount === endAmount &&
    startAmount >= nativeDust &&
    recipient !== zeroAddress &&
    !looksAlike(offerer, recipient) &&
    consideration.find((other) => isSameAddress(other.recipient, recipient)) === item
  )
}

/** A price, the market's fee and the creators' shares. With more parts, this test costs more than it saves. */
const mostParts = 6

/** Returns whether an order has no zone, a known conduit and an end. */
function isPlainForm({ zone, conduitKey, endTime, orderType }: Components): boolean {
  const isUsual = conduitKey === noConduitKey || conduitKey === knownConduitKey
  return zone === zeroAddress && isUsual && endTime !== maxUint256 && orderType < 2
}

function isSingleToken(item: OfferItem): boolean {
  return !isCurrency(item) && !isCriteria(item) && item.startAmount === 1n && item.endAmount === 1n
}

function nothingFindings(components: Components, sides: Sides, context: Context): readonly Finding[] {
  if (totalOf(sides.gets) > 0n) return []
  const { offerer, consideration } = components
  const taker = takerOf(components)
  const benefits = [...sides.fees, ...sides.deliveries].filter((item) => Amount.largest(item) > 0n)
  // Items for a known contact, such as the user's own vault or a friend, are usually an intended gift.
  const isGift =
    benefits.some((item) => isContact(item.recipient, context)) &&
    benefits.every((item) => isKnownAccount(item.recipient, context))
  const first =
    consideration.length === 0
      ? finding(
          'blocking',
          'considerationZeroItems',
          504,
          'Anyone could take what you offer for free: the order asks for nothing.',
        )
      : finding(
          isGift ? 'warning' : 'blocking',
          'offererReceivesNothing',
          506,
          'You would give your items away and receive nothing.',
          { offerer, recipients: consideration.map(({ recipient }) => recipient) },
        )
  if (!taker) return [first]
  return [
    first,
    finding(
      'blocking',
      'freePrivateSale',
      9001,
      `Everything would go to ${taker}, and you would receive nothing.`,
      {
        taker,
      },
    ),
  ]
}

/** Reports orders that ask for fewer of the same tokens than they give. */
function lessOfTheSameFindings({ goes, comes }: Effects.Effects, { gives, gets }: Sides): readonly Finding[] {
  if (comes.length > 0 || totalOf(gets) === 0n) return []
  return goes.map(({ token, identifierOrCriteria }) => {
    const isMeant = (item: OfferItem) =>
      isSameAddress(item.token, token) && item.identifierOrCriteria === identifierOrCriteria
    const [given, gotten] = [totalOf(gives.filter(isMeant)), totalOf(gets.filter(isMeant))]
    return finding(
      'blocking',
      'getsLessOfTheSame',
      9002,
      `You would give ${given} and get ${gotten} of the same token (${token}).`,
      { token, gives: given, gets: gotten },
    )
  })
}

/** Reports unfair prices. The consideration of an auction is only its minimum. */
function priceFindings(
  components: Components,
  effects: Effects.Effects,
  context: Context,
): readonly Finding[] {
  const found = worthFindings(effects, context)
  if (!isKnownAuction(components, context)) return found
  return found.map((one) => (one.name === 'worthNotChecked' ? one : { ...one, severity: 'note' as const }))
}

/** Returns whether an auction has a trusted settler, since the settler chooses the winning bid. */
function isKnownAuction(components: Components, context: Context): boolean {
  const { zone, zoneHash } = components
  const isKnownZone = context.trusted?.zones?.some((known) => isSameAddress(known, zone)) ?? false
  if (!isKnownZone || !isRestricted(components)) return false
  const { settler, end, feeBasisPoints } = Auction.decodeTerms(zoneHash)
  const isOpen = end > (context.now ?? 0n)
  return isOpen && feeBasisPoints <= oddShare && (settler === undefined || isKnownAccount(settler, context))
}

/** Reports tokens for other accounts, except those of a private sale, which go to its buyer. */
function deliveryFindings(
  components: Components,
  { deliveries }: Sides,
  context: Context,
): readonly Finding[] {
  if (takerOf(components)) return []
  return deliveries
    .filter(({ recipient }) => !isKnownAccount(recipient, context))
    .map(({ recipient, token, identifierOrCriteria }) =>
      finding(
        'warning',
        'deliversToStranger',
        9047,
        `${recipient} would get a token that the order asks for.`,
        { recipient, token, identifier: identifierOrCriteria },
      ),
    )
}

/** Reports currencies that are disguised as token ids, and collections that are disguised as amounts. */
function kindFindings({ offer, consideration }: Components, context: Context): readonly Finding[] {
  return [...offer, ...consideration].flatMap((item) => {
    const { token, itemType, identifierOrCriteria: identifier } = item
    const kind = itemType === ItemType.NATIVE ? 'unknown' : TokenKind.of(token, context)
    const facts = { token, identifier, amount: Amount.largest(item) }
    if (kind === 'currency' && !isCurrency(item))
      return [
        finding(
          'blocking',
          'erc721InvalidToken',
          301,
          `${token} is a currency, but the order has a token id.`,
          facts,
        ),
      ]
    return kind === 'nft' && isCurrency(item)
      ? [
          finding(
            'blocking',
            'erc20InvalidToken',
            201,
            `${token} is a collection, but the order has an amount.`,
            facts,
          ),
        ]
      : []
  })
}

/** The minimum price of a plain sale. See {@link isPlainSale}. */
const nativeDust = dustLimit(18)

/** Fees up to half the price are unusual. Above, others would receive most of the price, so they are blocking. */
const blockingShare = 5_000
const oddShare = 1_500

function strangerFindings(
  components: Components,
  { gives, fees }: Sides,
  context: Context,
): readonly Finding[] {
  if (fees.length === 0) return []
  const isBid = gives.every(isCurrency)
  const isKnown = ({ recipient }: ConsiderationItem) =>
    isContact(recipient, context) ||
    (context.trusted?.recipients ?? []).some((known) => isSameAddress(known, recipient))
  const kinds = fees.filter((item, index) => fees.findIndex((other) => isSameToken(other, item)) === index)
  return kinds.flatMap((currency) => {
    const alike = fees.filter((item) => isSameToken(item, currency))
    const price = priceOf(currency, components)
    const strangers = alike.filter((item) => !isKnown(item))
    const [all, strange] = [alike, strangers].map((items) => partOf(totalOf(items), price))
    if ((all ?? 0) <= blockingShare && (strange ?? 0) <= oddShare) return []
    // The accepting account pays the fees of an offer.
    const isTheft = (strange ?? 0) > blockingShare && !isBid
    const [taken, by] = (strange ?? 0) > oddShare ? [strange ?? 0, strangers] : [all ?? 0, alike]
    const recipients = by.map(({ recipient }) => recipient)
    return [
      finding(
        isTheft ? 'blocking' : 'warning',
        'proceedsToStrangers',
        9003,
        `${taken / 100} % of the price would go to others: ${recipients.join(', ')}.`,
        { basisPoints: taken, token: currency.token, recipients },
      ),
    ]
  })
}

/** Reports recipients whose address imitates a known one. */
function lookAlikeFindings(components: Components, context: Context): readonly Finding[] {
  const known = { ...context, account: components.offerer }
  return components.consideration.flatMap(({ recipient }) => {
    const original = lookAlikeOf(recipient, known)
    return original ? [lookAlikeFinding(recipient, original)] : []
  })
}

/** No token has this many units, so such an offer includes the whole balance. */
const unlimitedFrom = 2n ** 128n

function unlimitedFindings({ gives }: Sides): readonly Finding[] {
  return gives
    .filter((item) => item.itemType === ItemType.ERC20 && Amount.largest(item) >= unlimitedFrom)
    .map(({ token }) =>
      finding(
        'blocking',
        'unlimitedAmount',
        9005,
        `The order offers an unlimited amount of ${token}: everything that you have, now and in the future.`,
        { token },
      ),
    )
}

/** Reports orders with an auction zone that are not restricted, so that the zone is never asked. */
function auctionFindings(components: Components): readonly Finding[] {
  if (!Auction.isEnglish(components) || isRestricted(components)) return []
  return [
    finding(
      'blocking',
      'auctionNotEnforced',
      9034,
      'The order has an auction zone but is not restricted by it. Anyone can fill it immediately, without an auction.',
      { zone: components.zone },
    ),
  ]
}

/** Reports offers that grow to an unexpectedly high amount. */
function growthFindings({ offer }: Components): readonly Finding[] {
  return offer.flatMap((item) => {
    const { startAmount, endAmount, token } = item
    if (!isCurrency(item) || endAmount < startAmount * 2n || startAmount === endAmount) return []
    return [
      finding(
        endAmount >= startAmount * 100n ? 'blocking' : 'warning',
        'offerGrows',
        9033,
        'What you give grows to more than double while the order is open.',
        { token, startAmount, endAmount },
      ),
    ]
  })
}
