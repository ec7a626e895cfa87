import type { MarketOrder } from '@souk/market'
import { prepareCreateListing } from '@souk/market/flows'
import { formatMoment, formatMoney } from '@souk/words/format'
import { conduct } from '../conduct/conduct.js'
import type { Session } from '../conduct/Session.js'
import { openWallet } from '../conduct/wallet.js'
import { sumsText } from '../review/Review.js'
import { toCommand } from '../setup/Settings.js'
import { toSeconds } from '../subject/duration.js'
import { readItem } from '../subject/readSubject.js'
import { RefusedError } from '../terminal/errors.js'
import { chainTime, factsOf, feeRows, guardOf, itemName, reviewOf } from './about.js'
import { type ApprovalFlags, approvalOf } from './approvalOf.js'
import { subjectData } from './buy.js'
import { ownOrders } from './ownOrders.js'
import { sayShort } from './sayShort.js'
import { toSignedPrice } from './toSignedPrice.js'

/** The flags of `souk auction`. */
export type Flags = ApprovalFlags & { for: string }

/** Auctions an item: the highest bid wins it. */
export async function auction(session: Session, typed: string, reserve: string, flags: Flags): Promise<void> {
  const { shop, signal } = session
  const { info } = shop
  const item = await readItem(shop, typed, { signal })
  if (!info.auction)
    throw new RefusedError([
      `This market settles no auctions. List the item: ${toCommand(session.settings, `list ${typed} PRICE`)}`,
    ])
  const asked = toSignedPrice(reserve, { info, what: 'An auction', isPaid: false })
  const wallet = await openWallet(session)
  const ends = (await chainTime(session)) + toSeconds(flags.for)
  const about = { collections: [item.collection], nfts: [item.nft], account: wallet.address }
  const earlier = await ownOrders(session, item, { maker: wallet.address, side: 'ask' })
  const prepared = await sayShort(
    session,
    about,
    prepareCreateListing(wallet.market, {
      ...guardOf(session, about),
      asset: { contract: item.nft.contract, tokenId: item.nft.tokenId },
      collection: item.collection,
      ...{ price: asked.amount, currency: asked.currency.address, endTime: ends },
      englishAuction: info.auction,
      exactApproval: approvalOf(flags),
    }),
  )
  const { plan } = prepared
  const { parameters, price, proceeds } = plan
  const currency = asked.currency.address
  const sum = (amount: bigint) => sumsText([{ currency, amount }], info)
  const fees = plan.fees.map((fee) => ({ ...fee, amount: fee.amount.start }))
  const name = itemName(item.nft, item.collection)
  const review = reviewOf(session, about, {
    kind: 'auction',
    title: `Auction ${name}`,
    plan,
    rows: [
      ['Reserve', `${sum(price.start)}, the lowest bid that can win`],
      ...feeRows(session, { fees, currency, price: price.start, ...about }),
      ['You receive', `at least ${sum(proceeds.start)}`],
      ['Bids until', formatMoment(ends)],
      ['Settled by', 'you at any time, or anyone after that with the signature of the market'],
      ['Settled until', formatMoment(parameters.endTime)],
      ...earlier.map((order) => ['Also valid', textOf(order, session)] as const),
    ],
  })
  await conduct(session, wallet, {
    review,
    prepared,
    ...factsOf(session, about),
    price: asked,
    posting: { side: 'ask' },
    toReceipt: ({ orderHash }) => ({
      rows: [
        ['On auction', `${name} from ${sum(price.start)}`],
        ['Bids until', formatMoment(ends)],
        ['Order', orderHash],
      ],
      data: {
        ...{ command: 'auction', orderHash, ...subjectData(item), reserve: price.start, currency },
        ...{ proceeds: proceeds.start, bidsUntil: ends, endTime: parameters.endTime },
      },
    }),
  })
}

function textOf({ type, price, currency, orderHash }: MarketOrder, { settings }: Session): string {
  const kind = type === 'english' ? 'your auction from' : 'your listing at'
  return `${kind} ${formatMoney(price, currency, { exact: true })}. To end it: ${toCommand(settings, `cancel ${orderHash}`)}`
}
