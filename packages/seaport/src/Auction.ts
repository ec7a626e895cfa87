import { type Address, isAddressEqual } from 'viem'

/** The zone that settles English auctions on production chains (spec point 9); it alone may fill them. */
export const englishZone: Address = '0x110b2B128A9eD1be5Ef3232D8e4E41640dF5c2Cd'

/** The zone that settles English auctions on test chains. */
export const englishTestZone: Address = '0x9B814233894Cd227f561B78Cc65891AA55C62Ad2'

/**
 * Gives the options that make an order of `createOrder` an English auction: it is restricted by the dedicated zone and
 * filled as a whole. Its price must be in wrapped ether or another ERC20, since the winner's bid is an offer.
 *
 * @param options.isTestnet - Whether the chain is a test chain. @default false
 *
 * @example
 * await createOrder(client, { offer, consideration: [{ token: weth, amount: lowest }], endTime, ...Auction.english() })
 */
export function english(options: english.Options = {}): english.Result {
  const zone = options.isTestnet ? englishTestZone : englishZone
  return { zone, restrictedByZone: true, allowPartialFills: false }
}

export declare namespace english {
  type Options = { isTestnet?: boolean | undefined }
  type Result = { zone: Address; restrictedByZone: true; allowPartialFills: false }
}

/**
 * Tells whether an order is an English auction by its zone.
 *
 * @example
 * Auction.isEnglish(order.parameters) // → false
 */
export function isEnglish(components: { zone: Address }): boolean {
  const { zone } = components
  return isAddressEqual(zone, englishZone) || isAddressEqual(zone, englishTestZone)
}
