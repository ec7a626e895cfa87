import { join } from 'node:path'
import { Order } from '@souk/seaport'
import type { Address } from 'viem'
import { judge, spendOf } from '../policy/judge.js'
import * as SpendLog from '../policy/SpendLog.js'
import * as Money from '../subject/Money.js'
import { DeclinedError, RefusedError } from '../terminal/errors.js'
import { named } from '../terminal/text.js'
import type { Offer } from './Offer.js'
import type { Session } from './Session.js'

/** A decoded trade, judged by the policy. */
export type Judged = {
  /** Why a person has to decide. */
  reasons: readonly string[]
  spent: ReadonlyMap<Address, bigint>
  /** Judges one more request in the same way. */
  again: (request: Order.WalletRequest) => readonly string[]
}

/**
 * Decodes the requests of a trade and judges them. `undefined` without a policy.
 *
 * @param options.entries - What was noted before it. @default what the log has now
 */
export async function judged(
  session: Session,
  offer: Offer,
  options: { account: Address; entries?: readonly SpendLog.Entry[] },
): Promise<Judged | undefined> {
  const { account } = options
  const { mode, shop, clock } = session
  const { policy } = mode
  if (!policy) return undefined
  const { wrappedNative: wrapped, chainId, currencies } = shop.info
  const entries = options.entries ?? (await SpendLog.read(spendLogOf(session)))
  const facts = {
    ...{ chainId, account, wrapped, currencies, floors: offer.floors, feeRecipients: offer.feeRecipients },
    spentToday: SpendLog.today(entries, { chainId, account, nowMs: clock(), pays: offer.pays }),
  }
  const explain = (request: Order.WalletRequest) => Order.explainRequest(request, offer.known)
  const requests = offer.prepared.requests?.()
  const asked = requests?.map(explain) ?? []
  return {
    reasons: [
      ...(requests ? judge(asked, policy, facts) : ['The requests to the wallet are not known in advance.']),
      ...(policy.warnings === 'refuse' ? revivedOf(offer) : []),
    ],
    spent: spendOf(asked, wrapped),
    again: (request) => judge([explain(request)], policy, facts),
  }
}

/** Earlier orders that the trade makes valid again: an effect that its requests do not show. */
function revivedOf({ review }: Offer): readonly string[] {
  return review.findings.flatMap(({ name, text }) =>
    name === 'revivesOrders' || name === 'revivedUnread' ? text : [],
  )
}

/** The log of what policies allowed. */
export function spendLogOf({ stateFolder }: Pick<Session, 'stateFolder'>): string {
  return join(stateFolder, 'spent.jsonl')
}

/**
 * Gets the consent to a trade: from the policy, or from the person.
 *
 * @throws {RefusedError} if the policy does not allow it, or nobody is there to ask.
 * @throws {DeclinedError} if the person does not agree.
 */
export async function consent(session: Session, offer: Offer, found: Judged | undefined): Promise<void> {
  const { mode, screen } = session
  const isBlocked = offer.review.findings.some(({ severity }) => severity === 'blocking')
  if (mode.isYes) {
    if (!found)
      throw new RefusedError([
        '--yes acts only within a policy. Name its file with --policy FILE, or leave out --yes.',
      ])
    if (found.reasons.length > 0) throw notAllowed(found.reasons)
    return
  }
  if (!screen.canAsk)
    throw new RefusedError([
      'Nobody is here to answer. Run it in a terminal, or with --yes and --policy FILE, or look with --dry-run.',
    ])
  if (found && found.reasons.length > 0)
    screen.note(
      ['The policy would not allow this:', ...found.reasons.map((reason) => `  ${reason}`)].join('\n'),
    )
  if (isBlocked) return typedAgain(session, offer)
  const answer = await screen.ask('\nContinue? [y/N] ')
  session.signal.throwIfAborted()
  if (!/^\s*y(es)?\s*$/i.test(answer ?? '')) throw new DeclinedError()
}

/** Creates the refusal of a policy. */
export function notAllowed(reasons: readonly string[]): RefusedError {
  return new RefusedError(['The policy does not allow this:', ...reasons.map((reason) => `  ${reason}`)])
}

/** A price far from the market's may be meant, and typing it again confirms that. */
async function typedAgain(session: Session, { price, word }: Offer): Promise<void> {
  const { screen, shop, signal } = session
  if (word) return typedWord(session, word)
  if (!price) throw new RefusedError(['The safety check refuses this.'])
  const { currency, amount } = price
  const answer = await screen.ask(`\nTo continue, type the price again, in ${named(currency.symbol, 12)}: `)
  signal.throwIfAborted()
  const typed = answer?.trim() ? Money.parse(answer, { info: shop.info, usual: currency }) : undefined
  if (typed?.amount !== amount || typed.currency.address !== currency.address) throw new DeclinedError()
}

async function typedWord({ screen, signal }: Session, word: string): Promise<void> {
  const answer = await screen.ask(`\nTo continue, type the word ${word}: `)
  signal.throwIfAborted()
  if (answer?.trim().toLowerCase() !== word) throw new DeclinedError()
}
