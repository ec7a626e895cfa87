import { type AccountParameter, BaseError } from '@souk/base'
import { type Execution, type Movement, Order, Outcome, settleAuction } from '@souk/seaport'
import {
  type Account,
  type Address,
  type Hash,
  type Hex,
  isAddressEqual,
  type TransactionReceipt,
} from 'viem'
import { getAuction } from '../actions/getAuction.js'
import { getSettlement } from '../actions/getSettlement.js'
import { exchangeOf, type Market } from '../api/Market.js'
import type { AuctionSettlement } from '../domain/MarketAuction.js'
import * as Trade from '../domain/Trade.js'
import * as inputs from './inputs.js'
import { accountFor } from './internal/accountFor.js'
import { OtherOrderError } from './internal/assertMatchesSigned.js'
import { assertOther } from './internal/assertOther.js'
import { carryOut } from './internal/carryOut.js'
import { feeEstimate } from './internal/feeEstimate.js'
import { toOrderNews } from './internal/flowsOf.js'
import type { GuardOptions } from './internal/GuardOptions.js'
import { getConsent } from './internal/getConsent.js'
import * as Input from './internal/Input.js'
import { type AsleepPlan, readLiveOrders, toAsleep } from './internal/readLiveOrders.js'
import { assertApiChain } from './internal/readTradeFacts.js'
import { requestsOf } from './internal/requestsOf.js'
import { simulationOf } from './internal/simulationOf.js'
import { type OrderInput, type Taken, takeOrder } from './internal/takeOrder.js'

/**
 * Prepares the settlement of an English auction without asking the wallet, so that you can show it first. See
 * {@link settleAuction}.
 *
 * @example
 * const { plan, run } = await prepareSettleAuction(market, { auction: orderHash })
 * plan.price // → 3000000000000000000n
 */
export function prepareSettleAuction<account extends Account | undefined>(
  market: Market<account>,
  options: prepareSettleAuction.Options & AccountParameter<account>,
): Promise<prepareSettleAuction.Result>
export async function prepareSettleAuction(
  market: Market,
  options: prepareSettleAuction.Options,
): Promise<prepareSettleAuction.Result> {
  Input.assert('settleAuction', options, fields)
  const account = await accountFor(market, { action: 'settleAuction', account: options.account })
  assertApiChain(market.api, market.client.chain?.id)
  const signed = await takeSettlement(market, account, options)
  const { client, seaport: config } = market
  const { domain, exactApproval, known, override } = options
  const given = [signed.auction, signed.bid].flatMap(({ parameters }) => [
    ...parameters.offer,
    ...parameters.consideration,
  ])
  const liveOrders = await readLiveOrders(market, { account, exactApproval, given, signal: options.signal })
  const wish = { ...signed, account, config, domain, exactApproval, liveOrders, known, override }
  const match = await settleAuction(client, wish)
  const { findings, price, fees, sellerAmount, currency, movements, actions } = match
  const [seller, bidder] = [signed.auction.parameters.offerer, signed.bid.parameters.offerer]
  const auctionHash = Order.hash(signed.auction.parameters)
  const bidHash = Order.hash(signed.bid.parameters)
  const orders = [
    { order: signed.auction, orderHash: auctionHash, taker: bidder },
    { order: signed.bid, orderHash: bidHash, taker: seller },
  ]
  const steps = Trade.toSteps(actions, match)
  const about = { auctionHash, bidHash, bidder, currency, price, fees, sellerAmount, movements }
  return {
    plan: { ...toAsleep(match), steps, findings, ...about },
    ...requestsOf(actions, { account }),
    estimateFee: feeEstimate(market, actions),
    ...simulationOf<readonly Execution[]>(actions),
    run: async function* ({ signal, ...overrides } = {}) {
      const act = { event: 'MatchOrders', payload: toOrderNews(account.address, orders) } as const
      const running = { account, actions, of: steps.length, act, signal, overrides }
      const { receipts } = yield* carryOut(market, running)
      const receipt = receipts.at(-1) as TransactionReceipt
      const filled = Outcome.fulfilled(receipt, { address: exchangeOf(market) })
      const isSettled = filled.some(({ orderHash }) => orderHash === auctionHash)
      return { auctionHash, bidHash, transactionHash: receipt.transactionHash, receipt, isSettled }
    },
  }
}

const fields: Input.Fields<prepareSettleAuction.Options> = {
  ...inputs.shared,
  ...inputs.guarded,
  auction: inputs.order,
  bid: Input.optional(inputs.order),
  domain: Input.optional(Input.text),
}

export declare namespace prepareSettleAuction {
  type Options = Pick<Trade.Options, 'account' | 'signal'> &
    GuardOptions & {
      /** The auction: its hash, its order as the market returned it, or the signed order. */
      auction: OrderInput
      /** The winning bid, if the seller chooses one. @default the highest funded bid, according to the market */
      bid?: OrderInput | undefined
      /** The domain whose tag is appended to the transaction's data. */
      domain?: string | undefined
      /** Approves only what this settlement needs. @default false */
      exactApproval?: boolean | 'currencies' | undefined
    }
  type Plan = AsleepPlan &
    Trade.Plan & {
      auctionHash: Hex
      bidHash: Hex
      /** The account that receives the token. */
      bidder: Address
      currency: Address
      /** What the bidder pays, in the currency's smallest unit. */
      price: bigint
      /** The part of it that goes to accounts other than the seller. */
      fees: bigint
      /** The part of it that goes to the seller. */
      sellerAmount: bigint
      /** All transfers, with their senders and recipients. */
      movements: readonly Movement[]
    }
  type Outcome = {
    auctionHash: Hex
    bidHash: Hex
    transactionHash: Hash
    receipt: TransactionReceipt
    /** Whether the receipt shows that the auction's order was filled. */
    isSettled: boolean
  }
  type Result = Trade.Prepared<Plan, Outcome, readonly Execution[]>
}

type Signed = Pick<AuctionSettlement, 'auction' | 'bid'> & Partial<Pick<AuctionSettlement, 'settlement'>>

/** Chooses the bid: the seller decides freely, and everyone else uses the bid that the settler signed. */
async function takeSettlement(
  market: Market,
  account: Account,
  options: prepareSettleAuction.Options,
): Promise<Signed> {
  const { signal } = options
  const auction = await takeOrder(market, options.auction, { signal })
  if (isAddressEqual(auction.deal.maker, account.address))
    return { auction: auction.order, bid: await takeBid(market, account, auction, options) }
  const settled = await getSettlement(market.api, { orderHash: auction.orderHash, signal })
  const given = Order.hash(settled.auction.parameters)
  if (given !== auction.orderHash) throw new OtherOrderError({ asked: auction.orderHash, given })
  return settled
}

async function takeBid(
  market: Market,
  account: Account,
  auction: Taken,
  options: prepareSettleAuction.Options,
): Promise<Order.Order> {
  const { signal } = options
  const chosen =
    options.bid ?? (await getAuction(market.api, { orderHash: auction.orderHash, signal })).highestBid
  if (!chosen) throw new NoBidError({ auctionHash: auction.orderHash })
  const bid = await takeOrder(market, chosen, { signal })
  assertOther(bid, account.address)
  const { signature, missing } = await getConsent(market, bid, { account, signal })
  if (missing) throw missing
  return { ...bid.order, signature }
}

/** Thrown when no bid reaches the reserve of an auction. */
export class NoBidError extends BaseError<{ auctionHash: Hex }> {
  override readonly name = 'Market.NoBidError'
  constructor(facts: { auctionHash: Hex }) {
    super('No funded bid reaches the reserve of this auction. Wait for one, or list at a lower reserve.', {
      facts,
      retry: 'later',
    })
  }
}
