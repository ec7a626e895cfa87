import { BaseError } from '@souk/base'
import { type Address, encodeAbiParameters, type Hex, isAddressEqual, toHex } from 'viem'
import { basisPointScale } from './constants.js'

/** The zone that settles English auctions on production chains (spec point 9). Only the zone may fill them. */
export const englishZone: Address = '0x110b2B128A9eD1be5Ef3232D8e4E41640dF5c2Cd'

/** The zone that settles English auctions on test chains (spec point 9). */
export const englishTestZone: Address = '0x9B814233894Cd227f561B78Cc65891AA55C62Ad2'

/**
 * Souk's own auction zone, at the same address on every chain that has it.
 *
 * The address is made from the code by the factory of CREATE2 that every chain has
 * (`0x4e59b44847b379578588920cA78FbF26c0B4956C`), so no other contract can be there. Anyone can put it there:
 * `souk zone deploy`.
 */
export const soukZone: Address = '0x386a30E929F4338b9DcbE9e403b465407968F369'

/** The keccak256 of the code of {@link soukZone} on chain. */
export const soukZoneCodeHash: Hex = '0xfca785b4db5f5b0e9078cbeab1ea99711d4f840460184f6688fdd8fea964c28e'

/**
 * Returns the options for `createOrder` that create an English auction. The order is restricted by the auction zone and
 * filled as a whole. Its price must be in wrapped ether or another ERC20, since the winning bid is an offer.
 *
 * @param options.isTestnet - Whether the chain is a test chain. @default false
 * @param options.zone - A custom auction zone instead of those of spec point 9.
 * @param options.terms - The settler and the time from which it may settle. Only Souk's zone reads them. @default only
 * the seller, at any time
 *
 * @example
 * await createOrder(client, { offer, consideration: [{ currency: weth, amount: lowest }], endTime, ...Auction.english() })
 */
export function english(options: english.Options = {}): english.Result {
  const zone = options.zone ?? (options.isTestnet ? englishTestZone : englishZone)
  const zoneHash = options.terms ? encodeTerms(options.terms) : undefined
  return {
    zone,
    restrictedByZone: true,
    allowPartialFills: false,
    ...(zoneHash ? { zoneHash } : undefined),
  }
}

export declare namespace english {
  type Options = {
    isTestnet?: boolean | undefined
    zone?: Address | undefined
    terms?: Terms | undefined
  }
  type Result = { zone: Address; restrictedByZone: true; allowPartialFills: false; zoneHash?: Hex }
}

/**
 * Returns whether the zone of an order makes it an English auction.
 *
 * @example
 * Auction.isEnglish(order.parameters) // → false
 */
export function isEnglish(components: { zone: Address }): boolean {
  const { zone } = components
  return [soukZone, englishZone, englishTestZone].some((known) => isAddressEqual(zone, known))
}

/** The terms of settlement of an auction with Souk's zone. The order's `zoneHash` contains them, so they are public. */
export type Terms = {
  /** The account whose signature lets any account settle after the end. If omitted, only the seller can settle. */
  settler?: Address
  /** The time from which the settler may settle, in seconds. The seller may settle at any time. */
  end: bigint
  /** The maximum of fees that the winning bid may deduct from the price. 100 basis points are 1 %. */
  feeBasisPoints: number
}

const termsVersion = 1n
const maxUint64 = 2n ** 64n - 1n

/**
 * Encodes the terms of an auction as its order's `zoneHash`.
 *
 * @throws {TermsError} when a term is out of range.
 *
 * @example
 * const zoneHash = Auction.encodeTerms({ settler, end: 1_767_268_800n, feeBasisPoints: 750 })
 */
export function encodeTerms(terms: Terms): Hex {
  const { settler = noSettler, end, feeBasisPoints } = terms
  if (end < 0n || end > maxUint64) throw new TermsError({ field: 'end', value: end })
  const isShare = Number.isInteger(feeBasisPoints) && feeBasisPoints >= 0
  if (!isShare || BigInt(feeBasisPoints) > basisPointScale)
    throw new TermsError({ field: 'feeBasisPoints', value: feeBasisPoints })
  const rest = (end << 32n) | (BigInt(feeBasisPoints) << 16n) | termsVersion
  return `${settler.toLowerCase() as Hex}${toHex(rest, { size: 12 }).slice(2)}`
}

const noSettler: Address = '0x0000000000000000000000000000000000000000'

/**
 * Decodes the terms of an auction from its order's `zoneHash`. An unknown version or a hash without terms is decoded as
 * the zone treats it: only the seller can settle, at any time.
 *
 * @example
 * Auction.decodeTerms(order.parameters.zoneHash) // → { settler, end, feeBasisPoints }
 */
export function decodeTerms(zoneHash: Hex): Terms {
  const settler: Address = `0x${zoneHash.slice(2, 42)}`
  const rest = BigInt(`0x${zoneHash.slice(42)}`)
  if ((rest & 0xffffn) !== termsVersion) return { end: 0n, feeBasisPoints: 0 }
  return {
    ...(isAddressEqual(settler, noSettler) ? undefined : { settler }),
    end: rest >> 32n,
    feeBasisPoints: Number((rest >> 16n) & 0xffffn),
  }
}

/** States which bid wins an auction and at what price. */
export type Settlement = {
  /** The hash of the auction's order. */
  auctionHash: Hex
  /** The hash of the winning bid's order. */
  bidHash: Hex
  currency: Address
  /** The amount that the bidder pays, including fees, in the currency's smallest unit. */
  price: bigint
  /** The time after which the settlement is invalid, in seconds. */
  deadline: bigint
}

/** A settlement with the settler's signature. */
export type SignedSettlement = Settlement & { signature: Hex }

const settlementTypes = {
  Settlement: [
    { name: 'auctionHash', type: 'bytes32' },
    { name: 'bidHash', type: 'bytes32' },
    { name: 'currency', type: 'address' },
    { name: 'price', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const

/**
 * Returns the typed data that the settler signs (EIP-712).
 *
 * @example
 * const signature = await settler.signTypedData(Auction.settlementTypedData(settlement, { chainId, zone }))
 */
export function settlementTypedData(settlement: Settlement, options: { chainId: number; zone: Address }) {
  const { chainId, zone } = options
  const { auctionHash, bidHash, currency, price, deadline } = settlement
  return {
    domain: { name: 'Souk Auction Zone', version: '1', chainId, verifyingContract: zone },
    types: settlementTypes,
    primaryType: 'Settlement',
    message: { auctionHash, bidHash, currency, price, deadline },
  } as const
}

/** Encodes a signed settlement as the `extraData` for the zone. */
export function encodeSettlement(settlement: SignedSettlement): Hex {
  const { bidHash, currency, price, deadline, signature } = settlement
  return encodeAbiParameters(
    [
      {
        type: 'tuple',
        components: [
          { name: 'bidHash', type: 'bytes32' },
          { name: 'currency', type: 'address' },
          { name: 'price', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
          { name: 'signature', type: 'bytes' },
        ],
      },
    ],
    [{ bidHash, currency, price, deadline, signature }],
  )
}

/** Returns the minimum that the terms guarantee the seller of a price. The zone enforces it. */
export function sellerShare(price: bigint, terms: Pick<Terms, 'feeBasisPoints'>): bigint {
  return price - (price * BigInt(terms.feeBasisPoints)) / basisPointScale
}

/**
 * Returns the bid price that leaves the seller a given share. It gives the reserve of an auction from its order's
 * consideration. Because of rounding, a price that is a unit or two lower may also suffice.
 *
 * @throws {TermsError} when the fees are 100 % or more.
 */
export function reserveOf(share: bigint, terms: Pick<Terms, 'feeBasisPoints'>): bigint {
  const left = basisPointScale - BigInt(terms.feeBasisPoints)
  if (left <= 0n) throw new TermsError({ field: 'feeBasisPoints', value: terms.feeBasisPoints })
  return (share * basisPointScale + left - 1n) / left
}

/** Thrown when a term of an auction is out of range. */
export class TermsError extends BaseError<{ field: 'end' | 'feeBasisPoints'; value: bigint | number }> {
  override readonly name = 'Auction.TermsError'
  constructor(facts: { field: 'end' | 'feeBasisPoints'; value: bigint | number }) {
    const needed =
      facts.field === 'end' ? 'seconds that fit 64 bits' : 'whole basis points from 0 to below 10000'
    super(`The auction's ${facts.field} is ${facts.value}, but must be ${needed}.`, { facts })
  }
}
