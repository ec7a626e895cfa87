import type { Address } from 'viem'
import * as Amount from '../../Amount.js'
import { basisPointScale, ItemType } from '../../constants.js'
import { type ConsiderationItem, isCurrency } from '../../Item.js'
import type { Components } from '../../Order.js'
import { type Context, type Finding, finding, type TokenInfo } from '../Finding.js'
import {
  isSameAddress,
  isSameToken,
  partOf,
  priceOf,
  type Sides,
  sidesOf,
  takerOf,
  totalOf,
} from '../sides.js'

/**
 * Finds orders that take from their signer without giving: what thieves have people sign. Pure and small, since every
 * signature passes here.
 */
export function lossFindings(components: Components, context: Context): readonly Finding[] {
  if (isPlainSale(components, context)) return []
  const sides = sidesOf(components)
  if (totalOf(sides.gives) === 0n) return []
  const nothing = nothingFindings(components, sides)
  return [
    ...nothing,
    ...(nothing.length > 0 ? [] : dustFindings(sides, context)),
    ...lessOfTheSameFindings(sides),
    ...strangerFindings(components, sides, context),
    ...lookAlikeFindings(components, context),
    ...unlimitedFindings(sides),
  ]
}

/**
 * Recognizes at a glance what nearly all orders are: a sale of tokens for ether, most of which goes to the seller. Nothing
 * below would find fault with those, and thousands of them in one signature would feel being asked.
 */
function isPlainSale({ offerer, offer, consideration }: Components, { trusted }: Context): boolean {
  const [price] = consideration
  if (!price || trusted?.recipients?.length || offer.some(isCurrency)) return false
  let [kept, fees] = [0n, 0n]
  for (const item of consideration) {
    const { recipient, token, itemType } = item
    const amount = Amount.largest(item)
    if (itemType !== ItemType.NATIVE || token !== price.token || amount < nativeDust) return false
    if (recipient === offerer) kept += amount
    else if (looksAlike(offerer, recipient)) return false
    else fees += amount
  }
  return kept > 0n && fees * basisPointScale <= BigInt(oddShare) * (kept + fees)
}

function nothingFindings(components: Components, sides: Sides): readonly Finding[] {
  if (totalOf(sides.gets) > 0n) return []
  const { offerer, consideration } = components
  const taker = takerOf(components)
  const first =
    consideration.length === 0
      ? finding(
          'blocking',
          'considerationZeroItems',
          504,
          'Anybody could take what you offer for nothing: the order asks for no item at all.',
        )
      : finding(
          'blocking',
          'offererReceivesNothing',
          506,
          'You would give away what you offer and receive nothing.',
          { offerer, recipients: consideration.map(({ recipient }) => recipient) },
        )
  if (!taker) return [first]
  return [
    first,
    finding('blocking', 'freePrivateSale', 9001, `All of it would go to ${taker}, at no price for you.`, {
      taker,
    }),
  ]
}

/** Less than a millionth of the unit that people count in; for tokens of unknown decimals nobody can tell. */
const dustDigits = 6
const nativeDecimals = 18
const nativeDust = 10n ** BigInt(nativeDecimals - dustDigits)

function dustFindings(sides: Sides, context: Context): readonly Finding[] {
  const givesToken = sides.gives.some((item) => !isCurrency(item))
  if (!givesToken || !sides.gets.every((item) => isDust(item, context.tokens ?? []))) return []
  return [
    finding(
      'blocking',
      'offererReceivesNextToNothing',
      9000,
      'You would receive next to nothing for what you give.',
      { gets: sides.gets },
    ),
  ]
}

function isDust(item: ConsiderationItem, tokens: readonly TokenInfo[]): boolean {
  const amount = Amount.largest(item)
  if (item.itemType === ItemType.NATIVE) return amount < nativeDust
  if (item.itemType !== ItemType.ERC20) return false
  const decimals = tokens.find(({ address }) => isSameAddress(address, item.token))?.decimals
  if (decimals === undefined) return false
  // Of currencies with few decimals a thousandth: whoever forgets them is off by more.
  const digits = decimals > 2 * dustDigits ? dustDigits : dustDigits / 2
  return decimals > digits && amount < 10n ** BigInt(decimals - digits)
}

/** Whoever gives and gets nothing but one currency must get more of it than they give. */
function lessOfTheSameFindings({ gives, gets }: Sides): readonly Finding[] {
  const [first] = gives
  if (!first || !isCurrency(first) || gets.length === 0) return []
  if (![...gives, ...gets].every((item) => isSameToken(item, first))) return []
  const [given, gotten] = [totalOf(gives), totalOf(gets)]
  if (gotten >= given) return []
  return [
    finding(
      'blocking',
      'getsLessOfTheSame',
      9002,
      `You would give ${given} and get ${gotten} of the same token (${first.token}).`,
      { token: first.token, gives: given, gets: gotten },
    ),
  ]
}

/** Fees of up to half the price are odd but happen; beyond, the sale is somebody else's. */
const blockingShare = 5_000
const oddShare = 1_500

function strangerFindings(
  components: Components,
  { gives, fees }: Sides,
  context: Context,
): readonly Finding[] {
  // Whoever offers money gets tokens for it; how the accepting side shares the money is its own affair.
  if (fees.length === 0 || gives.every(isCurrency)) return []
  const known = context.trusted?.recipients ?? []
  const strangers = fees.filter(({ recipient }) => !known.some((other) => isSameAddress(other, recipient)))
  return strangers.flatMap((currency, index) => {
    if (strangers.findIndex((other) => isSameToken(other, currency)) < index) return []
    const parts = strangers.filter((item) => isSameToken(item, currency))
    const basisPoints = partOf(totalOf(parts), priceOf(currency, components))
    if (basisPoints <= oddShare) return []
    const recipients = parts.map(({ recipient }) => recipient)
    return [
      finding(
        basisPoints > blockingShare ? 'blocking' : 'warning',
        'proceedsToStrangers',
        9003,
        `${basisPoints / 100} % of the price would go to others: ${recipients.join(', ')}.`,
        { basisPoints, token: currency.token, recipients },
      ),
    ]
  })
}

/** People compare the first and last digits of an address; thieves search for one that shares them. */
function lookAlikeFindings(components: Components, context: Context): readonly Finding[] {
  const originals = [components.offerer, ...(context.trusted?.recipients ?? [])]
  return components.consideration.flatMap(({ recipient }) => {
    const original = originals.find((address) => looksAlike(address, recipient))
    if (!original || originals.some((address) => isSameAddress(address, recipient))) return []
    return [
      finding(
        'blocking',
        'recipientLooksAlike',
        9004,
        `The recipient ${recipient} looks like ${original} but is another account.`,
        { recipient, original },
      ),
    ]
  })
}

function looksAlike(a: Address, b: Address): boolean {
  // Nearly all pairs differ here already; thousands of orders pass in one signature.
  if ((a.charCodeAt(2) | 32) !== (b.charCodeAt(2) | 32)) return false
  const ends = (address: Address) => `${address.slice(2, 6)}${address.slice(-4)}`.toLowerCase()
  return ends(a) === ends(b) && !isSameAddress(a, b)
}

/** No token has that many units; whoever offers them offers all there are. */
const unlimitedFrom = 2n ** 128n

function unlimitedFindings({ gives }: Sides): readonly Finding[] {
  return gives
    .filter((item) => item.itemType === ItemType.ERC20 && Amount.largest(item) >= unlimitedFrom)
    .map(({ token }) =>
      finding(
        'blocking',
        'unlimitedAmount',
        9005,
        `The order offers as much of ${token} as there is: all that you have now or will ever have.`,
        { token },
      ),
    )
}
