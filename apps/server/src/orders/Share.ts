import type { Caller } from '../market/Caller.js'
import { type Issue, issue } from '../market/Issue.js'
import type { ShareLimits } from '../market/Shares.js'
import type { Terms } from './Terms.js'

/**
 * The book's size is what one PostgreSQL on two processors still answers quickly from. A maker or a token may have a hundredth of it,
 * which is several times what a busy market maker keeps open; an address twice that, since several makers may share one.
 */
export const defaultLimits: ShareLimits = { book: 1_000_000, maker: 10_000, token: 10_000, address: 20_000 }

/** What an order takes a share of. Those on one token keep one maker, or address, from having it to itself. */
type Kind = keyof ShareLimits | 'maker on token' | 'address on token'

/** An order's part of a share: whose it is, and how many orders that one may have. */
export type Claim = { kind: Kind; key: string; most: number; subject: Subject }

/** Whose orders are counted: all that agree with what is named. */
export type Subject = {
  maker?: string
  contract?: string
  /** `null` for offers on any of several tokens. */
  identifier?: string | null
  origin?: string
}

/** A maker's part of a token's share, and an address's. */
const partsOfToken = { maker: 20, address: 10 }

/** An order that is to go into the book, and who posts it. */
export type Wanting = { terms: Pick<Terms, 'maker' | 'contract' | 'identifier'>; from: Caller | undefined }

/**
 * Lists the shares that an order takes part of. Holders of a key have their factor's multiple of all but the book.
 *
 * @param limits - A limit of 0 makes no claim.
 */
export function claimsOf(
  { terms, from }: Wanting,
  limits: ShareLimits,
): { wholes: readonly Claim[]; parts: readonly Claim[] } {
  const { factor = 1 } = from ?? {}
  const maker = terms.maker.toLowerCase()
  const contract = terms.contract.toLowerCase()
  const identifier = terms.identifier === undefined ? null : String(terms.identifier)
  const onToken = { contract, identifier }
  const origins = from ? [{ origin: from.name }] : []
  const partOf = (parts: number) => Math.ceil((limits.token * factor) / parts)
  const wholes = [
    claim('book', limits.book, {}),
    claim('maker', limits.maker * factor, { maker }),
    claim('token', limits.token * factor, onToken),
    ...origins.map((origin) => claim('address', limits.address * factor, origin)),
  ]
  const parts = [
    claim('maker on token', partOf(partsOfToken.maker), { maker, ...onToken }),
    ...origins.map((origin) =>
      claim('address on token', partOf(partsOfToken.address), { ...origin, ...onToken }),
    ),
  ]
  return { wholes: wholes.filter(isLimited), parts: parts.filter(isLimited) }
}

function isLimited({ most }: Claim): boolean {
  return most > 0
}

function claim(kind: Kind, most: number, subject: Subject): Claim {
  return { kind, most, subject, key: keyOf(kind, subject) }
}

/** An address of the network may hold any text, so it comes last. */
function keyOf(kind: Kind, { maker = '', contract = '', identifier = '', origin = '' }: Subject): string {
  return `${kind} ${maker} ${contract} ${identifier} ${origin}`
}

/** Says that a share is full, and what can be done. */
export function full({ kind, most, subject }: Claim, live: number): Issue {
  const { origin: _, ...whose } = subject
  return issue(
    'share_full',
    `${said[kind](subject)} ${live} orders that are not over; ${most} are allowed. ${remedies[kind]}`,
    {
      share: kind,
      live,
      most,
      ...whose,
    },
  )
}

const tokenOf = ({ contract, identifier }: Subject) =>
  identifier === null ? `Several tokens of ${contract}` : `Token ${identifier} of ${contract}`

const said: Readonly<Record<Kind, (subject: Subject) => string>> = {
  book: () => 'The book has',
  maker: ({ maker }) => `The maker ${maker} has`,
  token: (subject) => `${tokenOf(subject)} has`,
  address: () => 'Your network address has posted',
  'maker on token': (subject) => `On ${tokenOf(subject).toLowerCase()}, the maker ${subject.maker} has`,
  'address on token': (subject) => `On ${tokenOf(subject).toLowerCase()}, your network address has posted`,
}

const cancel = 'Cancel some, or wait until some end. An API key raises the limit.'
const wait = 'Wait until some end. An API key raises the limit.'
const remedies: Readonly<Record<Kind, string>> = {
  book: 'Wait until some end. The operator sets the limit.',
  maker: cancel,
  token: wait,
  address: cancel,
  'maker on token': cancel,
  'address on token': cancel,
}
