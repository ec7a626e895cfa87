import { randomUUID } from 'node:crypto'
import type { Address } from 'viem'
import * as SpendLog from '../policy/SpendLog.js'
import { judged, notAllowed, spendLogOf } from './consent.js'
import type { Offer } from './Offer.js'
import type { Session } from './Session.js'

type Reserving = { offer: Offer; spent: ReadonlyMap<Address, bigint> | undefined; account: Address }

/**
 * Notes what a trade may spend before anything is asked, so that no failure can hide it.
 *
 * @throws {RefusedError} if another command noted so much in the meantime that the limit of the day does not allow it.
 */
export async function reserve(
  session: Session,
  { offer, spent, account }: Reserving,
): Promise<SpendLog.Entry | undefined> {
  if (!spent) return undefined
  const entry: SpendLog.Entry = {
    id: randomUUID(),
    atMs: session.clock(),
    chainId: session.shop.info.chainId,
    account,
    title: offer.review.title,
    ...(offer.pays ? { pays: offer.pays } : undefined),
    spent: Array.from(spent, ([currency, amount]) => ({ currency, amount })),
  }
  const file = spendLogOf(session)
  const entries = await SpendLog.reserve(file, entry)
  const reasons = (await judged(session, offer, { account, entries }))?.reasons ?? []
  if (reasons.length === 0) return entry
  await SpendLog.append(file, { ...entry, undone: true })
  throw notAllowed(reasons)
}
