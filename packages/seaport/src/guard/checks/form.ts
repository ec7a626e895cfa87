import { zeroAddress } from 'viem'
import * as Amount from '../../order/Amount.js'
import { ItemType } from '../../order/constants.js'
import { type ConsiderationItem, isCurrency, type OfferItem } from '../../order/Item.js'
import type { Components } from '../../order/Order.js'
import { isSameAddress, sidesOf, totalOf } from '../../order/sides.js'
import { type Finding, finding } from '../findings/Finding.js'

/** Checks the form of the items, without requests: codes 2xx, 3xx, 5xx, 6xx and 13xx. */
export function formFindings(components: Components): readonly Finding[] {
  const { offer, consideration } = components
  return [
    ...offer.flatMap((item, index) => itemFindings(item, `offer[${index}]`)),
    ...consideration.flatMap((item, index) => itemFindings(item, `consideration[${index}]`)),
    ...offerFindings(components),
    ...considerationFindings(components),
  ]
}

function itemFindings(item: OfferItem, field: string): readonly Finding[] {
  const { itemType, token, identifierOrCriteria, startAmount, endAmount } = item
  const facts = { field, token, identifier: identifierOrCriteria, startAmount, endAmount }
  const hasIdentifier = identifierOrCriteria !== 0n
  if (itemType === ItemType.ERC20 && hasIdentifier)
    return [
      finding('blocking', 'erc20IdentifierNonZero', 200, `${field} is a currency but has a token id.`, facts),
    ]
  if (itemType === ItemType.ERC721 && (startAmount !== 1n || endAmount !== 1n) && Amount.largest(item) > 0n)
    return [
      finding(
        'blocking',
        'erc721AmountNotOne',
        300,
        `${field} is an ERC721 token, so its amount must be 1.`,
        facts,
      ),
    ]
  if (itemType !== ItemType.NATIVE) return []
  return [
    ...(isSameAddress(token, zeroAddress)
      ? []
      : [
          finding(
            'blocking',
            'nativeTokenAddress',
            1300,
            `${field} is the native currency but has a token contract.`,
            facts,
          ),
        ]),
    ...(hasIdentifier
      ? [
          finding(
            'blocking',
            'nativeIdentifierNonZero',
            1301,
            `${field} is the native currency but has a token id.`,
            facts,
          ),
        ]
      : []),
  ]
}

/** Money next to one token is reported by its amount instead. See `givesTokenAndMoney`. */
function severalItems(offer: Components['offer']): readonly Finding[] {
  const tokens = offer.filter((item) => !isCurrency(item)).length
  const [items, noun] = tokens > 0 ? [tokens, 'tokens'] : [offer.length, 'sums of money']
  if (items < 2) return []
  return [
    finding('note', 'offerMoreThanOneItem', 602, `The order gives ${items} ${noun} at once.`, { items }),
  ]
}

function offerFindings(components: Components): readonly Finding[] {
  const { offer, orderType } = components
  const empty = offer.flatMap((item, index) =>
    Amount.largest(item) > 0n
      ? []
      : [finding('blocking', 'offerAmountZero', 601, `offer[${index}] has the amount 0.`, { index })],
  )
  const anyOfSeveral = offer.flatMap((item, index) =>
    item.itemType === ItemType.ERC721_WITH_CRITERIA && Amount.largest(item) > 1n && orderType % 2 === 0
      ? [
          finding(
            'blocking',
            'erc721CriteriaNotPartialFill',
            305,
            `offer[${index}] gives several tokens of a set, one per fill, so the order must allow partial fills.`,
            { index, amount: Amount.largest(item) },
          ),
        ]
      : [],
  )
  const native = offer.flatMap((item, index) =>
    item.itemType === ItemType.NATIVE
      ? [
          finding(
            'warning',
            'offerNativeItem',
            603,
            `offer[${index}] is the native currency, which the exchange cannot take from you. Use its wrapped token.`,
            { index },
          ),
        ]
      : [],
  )
  return [
    ...(offer.length === 0 ? [finding('warning', 'offerZeroItems', 600, 'The order offers nothing.')] : []),
    ...severalItems(offer),
    ...empty,
    ...anyOfSeveral,
    ...native,
    ...pairs(offer, isSameOffered).map(([index, other]) =>
      finding(
        // Amounts of one currency add up, but the same NFT cannot be offered twice.
        offer[index] && isCurrency(offer[index]) ? 'warning' : 'blocking',
        'offerDuplicateItem',
        604,
        `offer[${index}] and offer[${other}] are the same token.`,
        {
          index,
          other,
        },
      ),
    ),
  ]
}

function considerationFindings(components: Components): readonly Finding[] {
  const { consideration } = components
  return [
    ...consideration.flatMap((item, index) => [
      ...(Amount.largest(item) > 0n
        ? []
        : [
            finding('blocking', 'considerationAmountZero', 500, `consideration[${index}] has the amount 0.`, {
              index,
            }),
          ]),
      ...(isSameAddress(item.recipient, zeroAddress)
        ? [
            finding(
              'blocking',
              'considerationNullRecipient',
              501,
              `consideration[${index}] goes to the zero address, where it is lost.`,
              { index },
            ),
          ]
        : []),
    ]),
    ...pairs(consideration, isSameReceived).map(([index, other]) =>
      finding(
        'warning',
        'considerationDuplicateItem',
        505,
        `consideration[${index}] and consideration[${other}] are the same token for the same account.`,
        { index, other },
      ),
    ),
    ...emptyHandedFindings(components),
  ]
}

/**
 * Reports orders without consideration for the offerer. The same codes are blocking for losses, see `checks/loss.ts`.
 */
function emptyHandedFindings(components: Components): readonly Finding[] {
  const { gives, gets } = sidesOf(components)
  if (totalOf(gives) > 0n || gets.length > 0) return []
  return components.consideration.length === 0
    ? [finding('warning', 'considerationZeroItems', 504, 'The order asks for nothing.')]
    : [
        finding(
          'warning',
          'offererReceivesNothing',
          506,
          'None of what the order asks for goes to its maker.',
        ),
      ]
}

function isSameOffered(a: OfferItem, b: OfferItem): boolean {
  return isSameAddress(a.token, b.token) && a.identifierOrCriteria === b.identifierOrCriteria
}

function isSameReceived(a: ConsiderationItem, b: ConsiderationItem): boolean {
  return a.itemType === b.itemType && isSameOffered(a, b) && isSameAddress(a.recipient, b.recipient)
}

/** Returns each duplicate item with its first occurrence. */
function pairs<item>(
  items: readonly item[],
  isSame: (a: item, b: item) => boolean,
): readonly (readonly [number, number])[] {
  return items.flatMap((item, index) => {
    const first = items.findIndex((other) => isSame(other, item))
    return first < index ? [[first, index] as const] : []
  })
}
