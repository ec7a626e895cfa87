import { randomUUID } from 'node:crypto'
import { findCause, untilAborted } from '@souk/base'
import { Trade } from '@souk/market/flows'
import { Order } from '@souk/seaport'
import { formatMoney, networkFeeOf } from '@souk/words/format'
import type { Address, TransactionReceipt } from 'viem'
import { getTransactionCount } from 'viem/actions'
import { PageClosedError } from '../browser/errors.js'
import * as SpendLog from '../policy/SpendLog.js'
import type { Review } from '../review/Review.js'
import { reviewLines } from '../review/reviewLines.js'
import { nativeOf } from '../subject/Money.js'
import { toJson } from '../terminal/json.js'
import { pairs } from '../terminal/table.js'
import { consent, judged, spendLogOf } from './consent.js'
import { findRevived } from './findRevived.js'
import type { Kept, Offer } from './Offer.js'
import { reserve } from './reserve.js'
import type { Session } from './Session.js'
import { showProgress } from './showProgress.js'
import * as TradeFile from './TradeFile.js'
import type { Wallet } from './wallet.js'

/**
 * Conducts a trade: shows the review, asks, runs it, and shows the receipt. Each stage is saved before the next one, so
 * that `souk resume` can end it.
 *
 * @throws {StoppedError} at Ctrl-C, with what was signed and sent by then.
 */
export async function conduct<outcome>(
  session: Session,
  wallet: Wallet,
  offer: Offer<outcome>,
): Promise<void> {
  const { screen, mode } = session
  const shown = await completed(session, wallet, offer)
  if (session.keep) return session.keep(toKept(session, wallet, { ...offer, review: shown }))
  if (!mode.isJson) screen.say(reviewLines(shown, screen).join('\n'))
  wallet.show(shown)
  const found = await judged(session, { ...offer, review: shown } as Offer, { account: wallet.address })
  const review = { ...shown, requests: offer.prepared.requests?.() ?? [] }
  if (mode.isDryRun) {
    if (mode.isJson) screen.say(toJson({ status: 'dryRun', review, policy: found?.reasons }))
    else screen.note('\nThis was a dry run. Nothing was signed or sent.')
    return
  }
  await consent(session, offer as Offer, found)
  if (!mode.isJson) screen.note('')
  if (mode.isYes && found) wallet.setGate(found.again)
  const spent = mode.isYes ? found?.spent : undefined
  const { outcome, receipts } = await run(session, wallet, { offer, spent })
  const { rows, data } = offer.toReceipt(outcome)
  const fee = networkFeeOf(receipts)
  if (mode.isJson) {
    const { chainId } = session.shop.info
    screen.say(toJson({ status: 'done', ...data, chainId, networkFee: fee }))
    return
  }
  const paid: [string, string][] =
    fee > 0n ? [['Network fee', formatMoney(fee, nativeOf(session.shop.info))]] : []
  screen.say(
    ['', screen.paint.good('Done'), ...pairs([...rows, ...paid]).map((line) => `  ${line}`)].join('\n'),
  )
}

function toKept<outcome>(session: Session, wallet: Wallet, offer: Offer<outcome>): Kept {
  return {
    offer: offer as Offer,
    account: wallet.address,
    setGate: wallet.setGate,
    run: async (spent) => {
      const { outcome, receipts } = await run(session, wallet, { offer, spent })
      return { ...offer.toReceipt(outcome), networkFee: networkFeeOf(receipts) }
    },
  }
}

/** Adds to a review the estimated network fee, and the earlier orders that its approvals make valid again. */
async function completed(
  session: Session,
  { address }: Wallet,
  { review, prepared }: Pick<Offer, 'review' | 'prepared'>,
): Promise<Review> {
  const [fee, revived] = await Promise.all([
    prepared.estimateFee?.().catch(() => undefined),
    findRevived(session, prepared.plan.steps, address),
  ])
  const paid =
    fee === undefined
      ? []
      : [['Network fee', `about ${formatMoney(fee, nativeOf(session.shop.info))}`] as const]
  return { ...review, rows: [...review.rows, ...paid], findings: [...review.findings, ...revived] }
}

type Running<outcome> = { offer: Offer<outcome>; spent: ReadonlyMap<Address, bigint> | undefined }

async function run<outcome>(session: Session, wallet: Wallet, { offer, spent }: Running<outcome>) {
  const { stateFolder, signal } = session
  const { entry, ...begun } = await open(session, wallet, { offer, spent })
  let { file } = begun
  let done = Trade.nothingDone
  const receipts: TransactionReceipt[] = []
  try {
    const running = offer.prepared.run({ signal })
    for (;;) {
      const next = await untilAborted(running.next(), signal)
      if (next.done) {
        await TradeFile.remove(stateFolder, file)
        await noteSigned(session, entry, done)
        return { outcome: next.value, receipts }
      }
      const progress = next.value
      if (progress.type === 'confirmed') receipts.push(progress.receipt)
      done = Trade.advance(done, progress)
      file = TradeFile.advance(file, progress)
      await TradeFile.save(stateFolder, file)
      showProgress(session, progress, offer.review)
    }
  } catch (error) {
    // After a refusal of the wallet, nothing is open. After Ctrl-C or without its page, it may still act.
    const mayAct = signal.aborted || findCause(error, PageClosedError)?.facts.mayBeSent
    const left = mayAct ? file : { ...file, isWalletAsked: false }
    await (TradeFile.isOpen(left) ? TradeFile.save(stateFolder, left) : TradeFile.remove(stateFolder, left))
    const isUntouched = done.sent.length === 0 && done.signed.length === 0 && !left.isWalletAsked
    if (isUntouched) await giveBack(session, entry)
    else await noteSigned(session, entry, done)
    if (signal.aborted) throw new Trade.StoppedError(done, error)
    throw error
  }
}

/** Reserves what a trade spends, and saves that it begins. If that cannot be saved, nothing stays reserved. */
async function open<outcome>(session: Session, wallet: Wallet, { offer, spent }: Running<outcome>) {
  const entry = await reserve(session, { offer: offer as Offer, spent, account: wallet.address })
  try {
    return { entry, file: await begin(session, wallet, offer) }
  } catch (error) {
    await giveBack(session, entry)
    throw error
  }
}

/** Notes that a trade spent nothing after all. */
async function giveBack(session: Session, entry: SpendLog.Entry | undefined): Promise<void> {
  if (entry) await SpendLog.append(spendLogOf(session), { ...entry, undone: true })
}

/** Notes which orders an entry of the log is about, so that paying one of them does not count again. */
async function noteSigned(
  session: Session,
  entry: SpendLog.Entry | undefined,
  { signed }: Trade.Done,
): Promise<void> {
  if (!entry || signed.length === 0) return
  const hashes = signed.map(({ parameters }) => Order.hash(parameters))
  await SpendLog.append(spendLogOf(session), { ...entry, spent: [], signed: hashes })
}

async function begin<outcome>(
  { shop, settings, words, stateFolder, clock }: Session,
  { address }: Wallet,
  { review, prepared, posting }: Offer<outcome>,
): Promise<TradeFile.TradeFile> {
  const file: TradeFile.TradeFile = {
    version: 1,
    id: `${clock()}-${randomUUID().slice(0, 8)}`,
    ...{ title: review.title, words, market: shop.url, rpc: settings.rpc, chainId: shop.info.chainId },
    account: address,
    nonce: await getTransactionCount(shop.node, { address }),
    steps: prepared.plan.steps.map(({ kind }, index) => ({ kind, name: review.steps[index]?.name ?? kind })),
    ...{ step: 0, isWalletAsked: false, sent: [], orders: [], posting },
  }
  await TradeFile.save(stateFolder, file)
  return file
}
