import { randomUUID } from 'node:crypto'
import type { Kept } from '../conduct/Offer.js'
import type { Session } from '../conduct/Session.js'
import { RefusedError } from '../terminal/errors.js'
import * as AgentLog from './AgentLog.js'
import { failureOf, reasonsOf } from './failure.js'
import { approvalsOf, essences, gateOf, mostAgeMs, type Ticket, toPlan } from './Ticket.js'
import { staleness, verdictOf } from './verdict.js'

/** Where trades are prepared, and executed one after the other. */
export type Desk = {
  session: Session
  /** The newest last. */
  tickets: Map<string, Ticket>
  /** Ends when no trade is being executed: two at once could spend the rest of a day twice. */
  busy: Promise<unknown>
}

/** A request to prepare a trade. */
export type Request = { tool: string; input: object; command: (session: Session) => Promise<void> }

const mostTickets = 200
const closed = () => ['This trade is not being executed.']

/** Prepares a trade, without asking the wallet for anything, and keeps it. */
export async function prepare(desk: Desk, { tool, input, command }: Request): Promise<object> {
  const { session } = desk
  const kept = await keptOf(desk, { tool, input, command })
  kept.setGate(closed)
  const atMs = session.clock()
  const ticket: Ticket = {
    id: randomUUID(),
    ...{ tool, input, atMs, kept, asked: essences(kept), isUsed: false },
  }
  const { reasons } = await verdictOf(session, kept)
  await AgentLog.append(session, { ...lineOf(session, ticket), stage: 'prepared', reasons })
  desk.tickets.set(ticket.id, ticket)
  const [oldest] = desk.tickets.keys()
  if (desk.tickets.size > mostTickets && oldest !== undefined) desk.tickets.delete(oldest)
  const { review, prepared } = kept.offer
  const { title, rows, steps } = review
  return {
    id: ticket.id,
    until: new Date(atMs + mostAgeMs),
    policy: { isAllowed: reasons.length === 0, reasons },
    plan: {
      ...{ steps: prepared.plan.steps.map(({ kind }) => kind), chainId: session.shop.info.chainId },
      ...toPlan(kept),
    },
    words: { title, rows: Object.fromEntries(rows), steps },
  }
}

/** Runs a command up to its review. */
async function keptOf({ session }: Desk, { tool, input, command }: Request): Promise<Kept> {
  const found: Kept[] = []
  try {
    await command({ ...session, keep: (kept) => void found.push(kept) })
  } catch (error) {
    const failure = failureOf(error)
    await AgentLog.append(session, {
      ...placeOf(session),
      ...{ stage: 'refused', tool, input, error: failure.error, reasons: reasonsOf(failure) },
    })
    throw error
  }
  const [kept] = found
  if (!kept) throw new RefusedError(['There is nothing to do.'])
  return kept
}

/** Executes a prepared trade, once, after the trades before it. */
export function execute(desk: Desk, id: string): Promise<object> {
  const next = desk.busy.then(() => executeNow(desk, id))
  desk.busy = next.catch(() => undefined)
  return next
}

async function executeNow({ session, tickets }: Desk, id: string): Promise<object> {
  const ticket = tickets.get(id)
  if (!ticket) throw new RefusedError(['This server has prepared no trade with this id.'])
  const { kept } = ticket
  const line = lineOf(session, ticket)
  const { reasons, found } = await verdictOf(session, kept)
  const against = [...staleness(ticket, { nowMs: session.clock() }), ...reasons]
  if (against.length > 0 || !found) {
    await AgentLog.append(session, {
      ...placeOf(session),
      stage: 'refused',
      id,
      tool: ticket.tool,
      title: line.title ?? '',
      reasons: against,
    })
    throw new RefusedError(['Not executed:', ...against])
  }
  await AgentLog.append(session, { ...line, stage: 'begun' })
  ticket.isUsed = true
  kept.setGate(gateOf(ticket, found.again))
  try {
    const { data, networkFee } = await kept.run(found.spent)
    const { collection: _, ...result } = data
    await AgentLog.append(session, { ...line, stage: 'executed', result: { ...result, networkFee } })
    return { status: 'done', id, ...result, networkFee }
  } catch (error) {
    const failure = failureOf(error)
    await AgentLog.append(session, {
      ...{ ...line, stage: 'failed', error: failure.error, reasons: reasonsOf(failure) },
    })
    throw error
  } finally {
    kept.setGate(closed)
  }
}

function placeOf({ shop, clock, signer }: Session) {
  const account = signer ? { account: signer.address } : undefined
  return { atMs: clock(), market: shop.url, chainId: shop.info.chainId, ...account }
}

function lineOf(session: Session, { id, tool, input, kept }: Ticket): Omit<AgentLog.Entry, 'stage'> {
  const plan = toPlan(kept)
  return {
    ...{ ...placeOf(session), id, tool, input, title: kept.offer.review.title },
    ...{ pays: plan.pays, receives: plan.receives, approvals: approvalsOf(plan) },
  }
}
