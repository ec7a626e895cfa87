import { prepareCreateCollectionOffers } from '@souk/market/flows'
import { formatMoment, formatMoney } from '@souk/words/format'
import { conduct } from '../conduct/conduct.js'
import type { Session } from '../conduct/Session.js'
import { openWallet } from '../conduct/wallet.js'
import { sumsText } from '../review/Review.js'
import { toSeconds } from '../subject/duration.js'
import { readCollection } from '../subject/readSubject.js'
import { MistakeError } from '../terminal/errors.js'
import { named } from '../terminal/text.js'
import { chainTime, factsOf, guardOf, reviewOf } from './about.js'
import { type ApprovalFlags, approvalOf } from './approvalOf.js'
import { sayShort } from './sayShort.js'
import { toSignedPrice } from './toSignedPrice.js'

/** The flags of `souk ladder`. */
export type Flags = ApprovalFlags & { for: string; steps: string }

const mostSteps = 20

/** Makes offers on a collection at several prices, with one signature. */
export async function ladder(
  session: Session,
  typed: string,
  low: string,
  high: string,
  flags: Flags,
): Promise<void> {
  const { shop, signal } = session
  const [from, to] = [
    toSignedPrice(low, { info: shop.info, what: 'An offer' }),
    toSignedPrice(high, { info: shop.info, what: 'An offer' }),
  ]
  const count = /^\d{1,3}$/.test(flags.steps) ? Number(flags.steps) : 0
  if (count < 2 || count > mostSteps)
    throw new MistakeError(
      `${flags.steps} is no number of offers. Write a whole number from 2 to ${mostSteps}.`,
    )
  if (from.currency.address !== to.currency.address)
    throw new MistakeError('The two prices are in different currencies.')
  if (from.amount >= to.amount) throw new MistakeError('The first price must be the lower one.')
  const collection = await readCollection(shop, typed, { signal })
  const prices = rungs(from.amount, to.amount, count)
  const wallet = await openWallet(session)
  const end = (await chainTime(session)) + toSeconds(flags.for)
  const about = { collections: [collection], account: wallet.address }
  const currency = from.currency.address
  const prepared = await sayShort(
    session,
    about,
    prepareCreateCollectionOffers(wallet.market, {
      ...guardOf(session, about),
      exactApproval: approvalOf(flags),
      offers: prices.map((price) => ({
        ...{
          collection: collection.slug,
          contract: collection.contract,
          price,
          currency,
          endTime: end,
        },
      })),
    }),
  )
  const total = prices.reduce((sum, price) => sum + price, 0n)
  const what = `any item of ${named(collection.name)}`
  const review = reviewOf(session, about, {
    kind: 'offers',
    title: `${count} offers on ${what}`,
    plan: prepared.plan,
    rows: [
      ...prices.map(
        (price, index) => [`Offer ${index + 1}`, formatMoney(price, from.currency, { exact: true })] as const,
      ),
      ['If all are accepted', sumsText([{ currency, amount: total }], shop.info)],
      ['Ends', formatMoment(end)],
    ],
  })
  await conduct(session, wallet, {
    ...{ review, prepared, ...factsOf(session, about), price: undefined },
    posting: { side: 'bid', collectionOffer: { slug: collection.slug } },
    toReceipt: (posted) => ({
      rows: [
        ['Offered', `${posted.length} times for ${what}`],
        ['Until', formatMoment(end)],
      ],
      data: {
        ...{ command: 'ladder', orderHashes: posted.map(({ orderHash }) => orderHash), prices, currency },
        ...{ collection: collection.slug, contract: collection.contract, endTime: end },
      },
    }),
  })
}

/**
 * Lists prices at equal distances, the lowest first.
 *
 * @example
 * rungs(1n, 3n, 3) // → [1n, 2n, 3n]
 */
export function rungs(low: bigint, high: bigint, count: number): readonly bigint[] {
  const steps = BigInt(count - 1)
  return Array.from({ length: count }, (_, index) => low + ((high - low) * BigInt(index)) / steps)
}
