import { prepareSettleAuction } from '@souk/market/flows'
import { currencyOf, formatMoment, formatMoney, isSameAddress } from '@souk/words/format'
import { conduct } from '../conduct/conduct.js'
import type { Session } from '../conduct/Session.js'
import { openWallet } from '../conduct/wallet.js'
import { sumsText } from '../review/Review.js'
import * as Money from '../subject/Money.js'
import { readItem } from '../subject/readSubject.js'
import { MistakeError, RefusedError } from '../terminal/errors.js'
import { chainTime, factsOf, feeRows, guardOf, itemName, reviewOf } from './about.js'
import { type ApprovalFlags, approvalOf } from './approvalOf.js'
import { auctionOf, type OpenAuction } from './auctionOf.js'
import { subjectData } from './buy.js'
import { isOrderHash } from './values.js'

/** The flags of `souk settle`. */
export type Flags = ApprovalFlags & { auction?: string; bid?: string; min?: string }

/** Settles an auction: the winner receives the item, and the seller is paid. */
export async function settle(session: Session, typed: string, flags: Flags): Promise<void> {
  const { shop, signal } = session
  const item = await readItem(shop, typed, { signal })
  const auction = await auctionOf(session, item, flags.auction)
  const wallet = await openWallet(session)
  const isSeller = isSameAddress(auction.maker, wallet.address)
  const bid = bidOf(flags, { auction, isSeller, now: await chainTime(session) })
  const about = { collections: [item.collection], nfts: [item.nft], account: wallet.address }
  const prepared = await prepareSettleAuction(wallet.market, {
    ...guardOf(session, about),
    auction: auction.orderHash,
    ...(bid ? { bid } : undefined),
    exactApproval: approvalOf(flags),
  })
  const { plan } = prepared
  assertEnough(flags.min, { plan, auction, session })
  const isWinner = isSameAddress(plan.bidder, wallet.address)
  const { currency } = plan
  const sum = (amount: bigint) => sumsText([{ currency, amount }], shop.info)
  const fees = plan.movements.flatMap(({ itemType, to, amount }) =>
    itemType <= 1 && !isSameAddress(to, auction.maker) ? [{ recipient: to, amount }] : [],
  )
  const name = itemName(item.nft, item.collection)
  const review = reviewOf(session, about, {
    kind: 'settlement',
    title: `Settle the auction of ${name}`,
    plan,
    rows: [
      ['The item goes to', isWinner ? 'you' : plan.bidder],
      [isWinner ? 'You pay' : 'The bidder pays', sum(plan.price)],
      ...feeRows(session, { fees, currency, price: plan.price, ...about }),
      [isSeller ? 'You receive' : 'The seller receives', sum(plan.sellerAmount)],
      ...(isSeller ? [] : [['Seller', auction.maker] as const]),
    ],
  })
  await conduct(session, wallet, {
    review,
    prepared,
    ...factsOf(session, about),
    price: { amount: plan.price, currency: currencyOf(shop.info, { address: currency }) },
    posting: undefined,
    pays: isWinner ? plan.bidHash : undefined,
    toReceipt: ({ auctionHash, bidHash, transactionHash }) => ({
      rows: [
        ['Settled', `${name} at ${sum(plan.price)}`],
        ['Transaction', transactionHash],
      ],
      data: {
        ...{ command: 'settle', orderHash: auctionHash, bid: bidHash, transactionHash, ...subjectData(item) },
        ...{ bidder: plan.bidder, price: plan.price, currency, sellerReceives: plan.sellerAmount },
      },
    }),
  })
}

type Facts = { auction: OpenAuction; isSeller: boolean; now: bigint }

function bidOf({ bid }: Flags, { auction, isSeller, now }: Facts): `0x${string}` | undefined {
  if (bid !== undefined && !isOrderHash(bid)) throw new MistakeError(`${bid} is no hash of an order.`)
  if (isSeller) return bid
  if (bid !== undefined)
    throw new MistakeError('--bid is for the seller. Others settle with the highest bid.')
  if (!auction.settler)
    throw new RefusedError(['Only the seller can settle this auction: its order names no other account.'])
  if (now < auction.end)
    throw new RefusedError([
      `The auction runs until ${formatMoment(auction.end)}. Only its seller can settle it earlier.`,
    ])
  return undefined
}

type Enough = { plan: prepareSettleAuction.Plan; auction: OpenAuction; session: Session }

/** @throws {RefusedError} if the seller would receive less than the person wants. */
function assertEnough(min: string | undefined, { plan, auction, session }: Enough): void {
  if (min === undefined) return
  const { currency } = auction
  const least = Money.parse(min, { info: session.shop.info, usual: currency })
  if (!isSameAddress(least.currency.address, plan.currency))
    throw new MistakeError(`The auction is in ${currency.symbol}, and --min is in another currency.`)
  if (plan.sellerAmount < least.amount)
    throw new RefusedError([
      `The seller would receive ${formatMoney(plan.sellerAmount, currency, { exact: true })}, less than --min.`,
    ])
}
