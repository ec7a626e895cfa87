import { BaseError } from '@souk/base'
import { type Account, type Address, type Hex, isAddressEqual } from 'viem'
import { accountOf } from '../facts/Config.js'
import * as Input from '../input/Input.js'
import type { AccountParameter, AnyClient } from '../node/batch.js'
import * as Auction from '../order/Auction.js'
import { ItemType } from '../order/constants.js'
import type { ConsiderationItem } from '../order/Item.js'
import * as Order from '../order/Order.js'
import * as inputs from './inputs.js'
import { matchOrders } from './matchOrders.js'

const { address, bytes32, hex, object, optional, uint256 } = Input
const input: Input.Fields<settleAuction.Options> = {
  auction: inputs.order,
  bid: inputs.order,
  ...inputs.matching,
  settlement: optional(
    object('a signed settlement', {
      auctionHash: bytes32,
      bidHash: bytes32,
      currency: address,
      price: uint256,
      deadline: uint256,
      signature: hex,
    }),
  ),
}

/**
 * Prepares the settlement of an English auction. It matches the auction with a bid: the bidder receives the token, and
 * the seller receives the price less the fees in the bid.
 *
 * The seller can settle with any bid at any time. Other accounts can settle after the end of the auction, with a
 * settlement that the auction's settler signed. See {@link Auction.decodeTerms}.
 *
 * Reads: one `eth_call`. Asks the wallet: nothing until an action runs.
 *
 * @param options.auction - The signed order of the auction.
 * @param options.bid - An offer on the auction's token, in the auction's currency.
 * @param options.settlement - The settlement that the settler signed. The seller needs none.
 * @throws {BidError} when the bid is not for this auction, or pays less than the seller asks for.
 * @throws {SettlementError} when the account may not settle the auction with this settlement.
 * @throws the errors of {@link matchOrders}.
 *
 * @example
 * const { price, executeAllActions } = await settleAuction(client, { auction, bid })
 */
export function settleAuction<account extends Account | undefined>(
  client: AnyClient<account>,
  options: settleAuction.Options & AccountParameter<account>,
): Promise<settleAuction.Result>
export async function settleAuction(
  client: AnyClient,
  options: settleAuction.Options,
): Promise<settleAuction.Result> {
  Input.assert(options, input)
  const { auction, bid, settlement } = options
  const account = accountOf(client, 'settleAuction', options.account)
  const proceeds = toProceeds(auction.parameters, bid.parameters)
  const isSeller = isAddressEqual(account.address, auction.parameters.offerer)
  if (!isSeller) assertSettlement(settlement, { ...proceeds, auction, bid })
  const extraData = isSeller || !settlement ? undefined : Auction.encodeSettlement(settlement)
  const match = await matchOrders(client, {
    ...options,
    orders: [
      { order: auction, tips: proceeds.tips, ...(extraData ? { extraData } : undefined) },
      { order: bid },
    ],
  })
  return { ...match, ...proceeds.shares }
}

export declare namespace settleAuction {
  type Options = Omit<matchOrders.Options, 'orders' | 'recipient'> & {
    auction: Order.Order
    bid: Order.Order
    settlement?: Auction.SignedSettlement | undefined
  }
  type Result = matchOrders.Result & Shares
  /** The division of the bid, in the currency's smallest unit. */
  type Shares = { currency: Address; price: bigint; fees: bigint; sellerAmount: bigint }
}

type Proceeds = { shares: settleAuction.Shares; tips: readonly ConsiderationItem[] }

/** Divides the bid. A tip gives the seller the amount above the reserve. */
function toProceeds(auction: Order.Components, bid: Order.Components): Proceeds {
  const [money, ...more] = bid.offer
  const refuse = (reason: string) =>
    new BidError({ auctionHash: Order.hash(auction), bidHash: Order.hash(bid), reason })
  if (money?.itemType !== ItemType.ERC20 || more.length > 0)
    throw refuse('It must offer a single ERC20 amount.')
  const isMoney = (item: ConsiderationItem) =>
    item.itemType === ItemType.ERC20 && isAddressEqual(item.token, money.token)
  if (!auction.consideration.every(isMoney)) throw refuse('The auction asks for another currency.')
  if (
    [money, ...bid.consideration, ...auction.consideration].some(
      (item) => item.startAmount !== item.endAmount,
    )
  )
    throw refuse('Neither its amounts nor those of the auction may change with time.')
  const sum = (items: readonly ConsiderationItem[]) =>
    items.filter(isMoney).reduce((total, item) => total + item.startAmount, 0n)
  const [price, fees, asked] = [money.startAmount, sum(bid.consideration), sum(auction.consideration)]
  const rest = price - fees - asked
  if (rest < 0n) throw refuse(`It leaves ${price - fees} for the seller, who asks for ${asked}.`)
  const { offerer } = auction
  const ofSeller = sum(auction.consideration.filter((item) => isAddressEqual(item.recipient, offerer)))
  const tip = {
    itemType: ItemType.ERC20,
    token: money.token,
    identifierOrCriteria: 0n,
    startAmount: rest,
    endAmount: rest,
    recipient: offerer,
  }
  return {
    shares: { currency: money.token, price, fees: price - rest - ofSeller, sellerAmount: rest + ofSeller },
    tips: rest > 0n ? [tip] : [],
  }
}

function assertSettlement(
  settlement: Auction.SignedSettlement | undefined,
  context: Proceeds & { auction: Order.Order; bid: Order.Order },
): void {
  const { auction, bid, shares } = context
  const auctionHash = Order.hash(auction.parameters)
  const terms = Auction.decodeTerms(auction.parameters.zoneHash)
  const refuse = (reason: string) => new SettlementError({ auctionHash, settler: terms.settler, reason })
  if (!terms.settler) throw refuse('Only its seller can settle it.')
  if (!settlement) throw refuse(`It needs a settlement signed by ${terms.settler}.`)
  if (!isSameHash(settlement.auctionHash, auctionHash)) throw refuse('The settlement is for another auction.')
  if (!isSameHash(settlement.bidHash, Order.hash(bid.parameters)))
    throw refuse('The settlement names another bid.')
  if (!isAddressEqual(settlement.currency, shares.currency) || settlement.price !== shares.price)
    throw refuse(
      `The settlement is for ${settlement.price} of ${settlement.currency}, but the bid is for ${shares.price}.`,
    )
  const required = Auction.sellerShare(shares.price, terms)
  if (shares.sellerAmount < required)
    throw refuse(`The seller would receive ${shares.sellerAmount}, but the terms guarantee ${required}.`)
}

function isSameHash(a: Hex, b: Hex): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** Thrown when a bid cannot win an auction. */
export class BidError extends BaseError<{ auctionHash: Hex; bidHash: Hex; reason: string }> {
  override readonly name = 'Auction.BidError'
  constructor(facts: { auctionHash: Hex; bidHash: Hex; reason: string }) {
    super(`The bid ${facts.bidHash} cannot win this auction. ${facts.reason} Choose another bid.`, { facts })
  }
}

/** Thrown when an account other than the seller may not settle an auction. */
export class SettlementError extends BaseError<SettlementError.Facts> {
  override readonly name = 'Auction.SettlementError'
  constructor(facts: SettlementError.Facts) {
    super(`The auction cannot be settled by this account. ${facts.reason}`, { facts, retry: 'user' })
  }
}
export declare namespace SettlementError {
  type Facts = { auctionHash: Hex; settler: Address | undefined; reason: string }
}
