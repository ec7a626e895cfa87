import { judged } from '../conduct/consent.js'
import type { Kept } from '../conduct/Offer.js'
import type { Session } from '../conduct/Session.js'
import type { Ticket } from './Ticket.js'
import { essences, mostAgeMs } from './Ticket.js'

/** What the policy says of a trade, with what was spent by now. */
export type Verdict = { reasons: readonly string[]; found: Awaited<ReturnType<typeof judged>> }

/** Without a policy, nothing is executed. */
export const noPolicy =
  'This server has no policy, so it executes nothing. A person can set one with souk mcp --policy FILE.'

/** Judges the decoded plan of a trade. A danger is refused whatever the policy says, and a warning as it says. */
export async function verdictOf(session: Session, { offer, account }: Kept): Promise<Verdict> {
  const found = await judged(session, offer, { account })
  if (!found) return { reasons: [noPolicy], found }
  const refused = session.mode.policy?.warnings === 'accept' ? ['blocking'] : ['blocking', 'warning']
  const shown = offer.review.findings.filter(({ severity }) => refused.includes(severity))
  const named = shown.map(({ name }) => `The safety check reports ${name}.`)
  return { reasons: [...new Set([...found.reasons, ...named])], found }
}

/** Why a trade that was prepared before is not executed any more, whatever the policy says. */
export function staleness(ticket: Ticket, { nowMs }: { nowMs: number }): readonly string[] {
  const now = essences(ticket.kept)
  const isSame = now.length === ticket.asked.length && now.every((one, index) => one === ticket.asked[index])
  return [
    ...(ticket.isUsed ? ['This trade was executed already, or failed. Prepare it again.'] : []),
    ...(nowMs - ticket.atMs > mostAgeMs
      ? [`This trade was prepared more than ${mostAgeMs / 60_000} minutes ago. Prepare it again.`]
      : []),
    ...(isSame ? [] : ['The plan changed since it was shown. Prepare it again.']),
  ]
}
