import { prepareCreateOffer } from '@souk/market/flows'
import { formatBasisPoints, formatMoment, formatMoney, isSameAddress } from '@souk/words/format'
import type { Address } from 'viem'
import { conduct } from '../conduct/conduct.js'
import type { Session } from '../conduct/Session.js'
import { openWallet } from '../conduct/wallet.js'
import { sumsText } from '../review/Review.js'
import { toCommand } from '../setup/Settings.js'
import * as Money from '../subject/Money.js'
import { readItem } from '../subject/readSubject.js'
import { MistakeError, RefusedError } from '../terminal/errors.js'
import { named } from '../terminal/text.js'
import { chainTime, factsOf, feeRows, guardOf, itemName, reviewOf } from './about.js'
import { type ApprovalFlags, approvalOf } from './approvalOf.js'
import { auctionOf, type OpenAuction } from './auctionOf.js'
import { subjectData } from './buy.js'
import { ownOrders } from './ownOrders.js'
import { sayShort } from './sayShort.js'

/** The flags of `souk bid`. */
export type Flags = ApprovalFlags & { auction?: string }

/** Bids on an auction. The bid stays valid until the auction can no longer be settled. */
export async function bid(session: Session, typed: string, price: string, flags: Flags): Promise<void> {
  const { shop, signal } = session
  const { info } = shop
  const item = await readItem(shop, typed, { signal })
  const auction = await auctionOf(session, item, flags.auction)
  const asked = Money.parse(price, { info, usual: auction.currency })
  const wallet = await openWallet(session)
  assertWinning(asked, auction, {
    ...{ now: await chainTime(session), account: wallet.address },
    settle: toCommand(session.settings, `settle ${typed}`),
  })
  const about = { collections: [item.collection], nfts: [item.nft], account: wallet.address }
  const earlier = await ownOrders(session, item, { maker: wallet.address, side: 'bid' })
  const prepared = await sayShort(
    session,
    about,
    prepareCreateOffer(wallet.market, {
      ...guardOf(session, about),
      asset: { contract: item.nft.contract, tokenId: item.nft.tokenId },
      collection: item.collection,
      ...{ price: asked.amount, currency: asked.currency.address, endTime: auction.settleUntil },
      exactApproval: approvalOf(flags),
    }),
  )
  const { plan } = prepared
  assertFees(plan, auction)
  const currency = asked.currency.address
  const sum = (amount: bigint) => sumsText([{ currency, amount }], info)
  const { highestBid } = auction
  const name = itemName(item.nft, item.collection)
  const review = reviewOf(session, about, {
    kind: 'bid',
    title: `Bid ${sum(plan.price)} on ${name}`,
    plan,
    rows: [
      ['You pay if you win', sum(plan.price)],
      ...feeRows(session, { fees: plan.fees, currency, price: plan.price, ...about }),
      ['The seller receives', sum(plan.proceeds)],
      ['You receive', name],
      [
        'Highest bid so far',
        highestBid ? sum(highestBid.price) : `none, and the reserve is ${sum(auction.reserve)}`,
      ],
      ['Seller', auction.maker],
      ['Bids until', formatMoment(auction.end)],
      [
        'Your bid is valid until',
        `${formatMoment(auction.settleUntil)}, when the auction can no longer be settled`,
      ],
      ...(auction.settler ? [] : [['Settled by', 'the seller only, who may choose another bid'] as const]),
      ...earlier.map(
        ({ price, currency }) => ['Also valid', `your offer of ${formatMoney(price, currency)}`] as const,
      ),
    ],
  })
  await conduct(session, wallet, {
    review,
    prepared,
    ...factsOf(session, about),
    price: asked,
    posting: { side: 'bid' },
    toReceipt: ({ orderHash }) => ({
      rows: [
        ['Bid', `${sum(plan.price)} on ${name}`],
        ['Bids until', formatMoment(auction.end)],
        ['Order', orderHash],
      ],
      data: {
        ...{ command: 'bid', orderHash, auction: auction.orderHash, ...subjectData(item), price: plan.price },
        ...{ currency, bidsUntil: auction.end, endTime: auction.settleUntil },
      },
    }),
  })
}

type Facts = { now: bigint; account: Address; settle: string }

/** @throws {RefusedError} if the bid could not win now. */
function assertWinning(asked: Money.Money, auction: OpenAuction, { now, account, settle }: Facts): void {
  const { currency, reserve, highestBid, end, maker } = auction
  const text = (amount: bigint) => formatMoney(amount, currency, { exact: true })
  if (!isSameAddress(asked.currency.address, currency.address))
    throw new MistakeError(
      `The auction takes bids in ${named(currency.symbol, 12)}. Write the price as 0.5${named(currency.symbol, 12).toLowerCase()}.`,
    )
  if (isSameAddress(maker, account)) throw new RefusedError(['This auction is your own.'])
  if (now >= end)
    throw new RefusedError([`The auction ended at ${formatMoment(end)}. To settle it: ${settle}`])
  if (asked.amount < reserve)
    throw new RefusedError([`The reserve of the auction is ${text(reserve)}. A lower bid cannot win.`])
  if (highestBid && asked.amount <= highestBid.price)
    throw new RefusedError([
      `The highest bid is ${text(highestBid.price)}${isSameAddress(highestBid.maker, account) ? ', and it is yours' : ''}. Bid more.`,
    ])
}

/** @throws {RefusedError} if the fees of bids are higher than the seller allows, so that no bid made here can win. */
function assertFees(
  { price, proceeds }: { price: bigint; proceeds: bigint },
  { feeBasisPoints }: OpenAuction,
): void {
  const fees = price - proceeds
  if (fees <= (price * BigInt(feeBasisPoints)) / 10_000n) return
  const taken = formatBasisPoints(Number((fees * 10_000n) / price))
  throw new RefusedError([
    `A bid made here pays fees of ${taken}, and the seller of this auction allows ${formatBasisPoints(feeBasisPoints)}. It could not win.`,
  ])
}
