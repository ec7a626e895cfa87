import { type prepareCreateSwap as prepare, prepareCreateSwap } from '@souk/market/flows'
import { isSameWorth } from '@souk/words/findings'
import { formatMoment } from '@souk/words/format'
import { conduct } from '../conduct/conduct.js'
import type { Session } from '../conduct/Session.js'
import { openWallet } from '../conduct/wallet.js'
import { sumsText } from '../review/Review.js'
import { toSeconds } from '../subject/duration.js'
import * as Money from '../subject/Money.js'
import { MistakeError } from '../terminal/errors.js'
import { chainTime, factsOf, guardOf, reviewOf } from './about.js'
import { type ApprovalFlags, approvalOf } from './approvalOf.js'
import { ownOrders } from './ownOrders.js'
import * as Piece from './Piece.js'
import { sayShort } from './sayShort.js'
import { swapFees } from './swapFees.js'
import { toSignedPrice } from './toSignedPrice.js'
import { assertOthers, audienceOf, readWanted, type Wanted, wantedData } from './Wanted.js'

/** The flags of `souk swap GIVE WANT`. */
export type Flags = ApprovalFlags & { for: string; units?: string; pay?: string; ask?: string }

/** Offers items, and perhaps money, for other items. */
export async function offerSwap(
  session: Session,
  typed: { give: string; want: string },
  flags: Flags,
): Promise<void> {
  const { info } = session.shop
  const money = moneyOf(session, flags)
  const [given, wanted] = await Promise.all([
    Piece.readAll(session, typed.give),
    readWanted(session, typed.want, flags.units),
  ])
  const wallet = await openWallet(session)
  const account = wallet.address
  assertOthers(wanted, account)
  const both = [...given, ...wanted.pieces]
  const about = {
    collections: [...Piece.collectionsOf(both), ...(wanted.any ? [wanted.any.collection] : [])],
    ...{ nfts: both.map(({ item }) => item.nft), account },
  }
  const end = (await chainTime(session)) + toSeconds(flags.for)
  const { override, ...guard } = guardOf(session, about)
  const prepared = await sayShort(
    session,
    about,
    prepareCreateSwap(wallet.market, {
      ...guard,
      // Several common items for a rare one are worth more at their floors. A person may agree by typing a word.
      override: override.length > 0 ? [...override, 'getsLessWorth'] : override,
      give: given.map(toAsset),
      want: wanted.any ? toAny(wanted.any) : wanted.pieces.map(toAsset),
      ...money,
      endTime: end,
      exactApproval: approvalOf(flags),
    }),
  )
  const { plan } = prepared
  const sides = sidesOf(plan, { given, wanted, info })
  const review = reviewOf(session, about, {
    kind: 'swap',
    title: `Swap ${given.map(Piece.textOf).join(', ')}`,
    plan,
    rows: [
      ['You give', sides.give],
      ['You receive', sides.get],
      ...swapFees(session, plan.parameters, about.collections),
      ['Who can accept', audienceOf(wanted)],
      ['Ends', formatMoment(end)],
      ...(await boundRows(session, given, account)),
    ],
  })
  await conduct(session, wallet, {
    review,
    prepared,
    ...factsOf(session, about),
    ...{ price: undefined, word: 'swap', posting: { side: 'swap' } },
    toReceipt: ({ orderHash }) => ({
      rows: [
        ['Offered', sides.give],
        ['For', sides.get],
        ['Until', formatMoment(end)],
        ['Order', orderHash],
      ],
      data: {
        ...{ command: 'swap', orderHash, gives: given.map(Piece.toData), wants: wantedData(wanted) },
        ...{ pays: toSum(plan.pay), asks: toSum(plan.ask), endTime: end },
      },
    }),
  })
}

function moneyOf({ shop: { info } }: Session, flags: Flags): Pick<prepare.Options, 'pay' | 'ask'> {
  const pay = flags.pay === undefined ? undefined : toSignedPrice(flags.pay, { info, what: 'What you add' })
  const ask =
    flags.ask === undefined ? undefined : Money.parse(flags.ask, { info, usual: Money.nativeOf(info) })
  if (pay && ask && isSameWorth(pay.currency, ask.currency, info.wrappedNative))
    throw new MistakeError('Both sides would pay in one currency. Put the difference on one side.')
  const toSum = ({ amount, currency }: Money.Money) => ({ amount, currency: currency.address })
  return { ...(pay ? { pay: toSum(pay) } : undefined), ...(ask ? { ask: toSum(ask) } : undefined) }
}

function toAsset({ item: { nft }, units }: Piece.Piece) {
  return { contract: nft.contract, tokenId: nft.tokenId, quantity: units, collection: nft.collection }
}

function toAny({ collection, units }: Piece.AnyOf) {
  return { contract: collection.contract, quantity: units, collection: collection.slug }
}

type Sides = { given: readonly Piece.Piece[]; wanted: Wanted; info: Session['shop']['info'] }

function sidesOf({ pay, ask }: Pick<prepare.Plan, 'pay' | 'ask'>, { given, wanted, info }: Sides) {
  const sum = (money: typeof pay, amount = money?.amount) =>
    money && amount ? [sumsText([{ currency: money.currency.address, amount }], info)] : []
  const items = wanted.any ? [Piece.anyText(wanted.any)] : wanted.pieces.map(Piece.textOf)
  return {
    give: [...given.map(Piece.textOf), ...sum(pay)].join(' and '),
    get: [...items, ...sum(ask, ask?.proceeds)].join(' and '),
  }
}

/** The account's open orders that give an item of the swap too. */
async function boundRows(session: Session, given: readonly Piece.Piece[], maker: `0x${string}`) {
  const found = await Promise.all(given.map(({ item }) => ownOrders(session, item, { maker, side: 'ask' })))
  return found
    .flat()
    .map(({ orderHash }) => ['Also valid', `your order ${orderHash}, which sells the same item`] as const)
}

function toSum(money: prepare.Plan['pay']) {
  return money && { currency: money.currency.address, amount: money.amount }
}
