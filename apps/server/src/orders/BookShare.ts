import type { Caller } from '../market/Caller.js'
import { type Issue, issue } from '../market/Issue.js'
import type { ShareLimits } from '../market/Shares.js'
import type { MultiTerms, SingleTerms } from './Terms.js'

/**
 * The book's size is what one PostgreSQL on two processors still serves quickly. A maker or a token may have a
 * hundredth of it, several times what a busy market maker keeps open. An address may have twice that, since several
 * makers may share one.
 */
export const defaultLimits: ShareLimits = { book: 1_000_000, maker: 10_000, token: 10_000, address: 20_000 }

/**
 * The kinds of shares. The parts of a token's share keep one maker or address from taking all of it. Orders of several items
 * have a part of each share of a maker and an address.
 */
type Kind =
  | keyof ShareLimits
  | 'maker on token'
  | 'address on token'
  | 'maker of several'
  | 'address of several'

/** An order's claim on a share: the owner of the share, and its limit. */
export type Claim = { kind: Kind; key: string; most: number; subject: Subject }

/** Selects the orders to count: those that match all given fields. */
export type Subject = {
  maker?: string
  contract?: string
  /** `null` for offers on one of several tokens. */
  identifier?: string | null
  origin?: string
}

/** The divisors of a token's share for one maker and one address. */
const partsOfToken = { maker: 20, address: 10 }

/** The part of a share that orders of several items may take. The largest take as long to store and to check as 8 others. */
const partOfSeveral = 8
/** The columns of orders of several items, whose tokens are in a table of their own. */
const several = { contract: '', identifier: null }

/** An order that is to go into the book, and who posts it. */
export type Wanting = {
  /** An order of several items is on each of its tokens. */
  terms: Pick<SingleTerms, 'maker' | 'contract' | 'identifier'> | Pick<MultiTerms, 'maker' | 'nfts'>
  from: Caller | undefined
}

/**
 * Lists the shares that an order counts against. Holders of a key have a multiple of all limits except the book's.
 *
 * @param limits - A limit of 0 makes no claim.
 */
export function claimsOf(
  { terms, from }: Wanting,
  limits: ShareLimits,
): { wholes: readonly Claim[]; parts: readonly Claim[] } {
  const { factor = 1 } = from ?? {}
  const maker = terms.maker.toLowerCase()
  const onToken = tokensOf(terms)
  const origins = from ? [{ origin: from.name }] : []
  const partOf = (parts: number) => Math.ceil((limits.token * factor) / parts)
  const wholes = [
    claim('book', limits.book, {}),
    claim('maker', limits.maker * factor, { maker }),
    ...onToken.map((token) => claim('token', limits.token * factor, token)),
    ...origins.map((origin) => claim('address', limits.address * factor, origin)),
  ]
  const ofSeveral = (most: number) => Math.ceil((most * factor) / partOfSeveral)
  const partsOfSeveral = [
    claim('maker of several', ofSeveral(limits.maker), { maker, ...several }),
    ...origins.map((origin) =>
      claim('address of several', ofSeveral(limits.address), { ...origin, ...several }),
    ),
  ]
  const parts = onToken.flatMap((token) => [
    claim('maker on token', partOf(partsOfToken.maker), { maker, ...token }),
    ...origins.map((origin) =>
      claim('address on token', partOf(partsOfToken.address), { ...origin, ...token }),
    ),
  ])
  const own = 'nfts' in terms ? [...partsOfSeveral, ...parts] : parts
  return { wholes: wholes.filter(isLimited), parts: own.filter(isLimited) }
}

/** Lists the tokens of an order, each once. */
function tokensOf(terms: Wanting['terms']): readonly Pick<Subject, 'contract' | 'identifier'>[] {
  const nfts = 'nfts' in terms ? terms.nfts : [terms]
  const tokens = nfts.map(({ contract, identifier }) => ({
    contract: contract.toLowerCase(),
    identifier: identifier === undefined ? null : String(identifier),
  }))
  return [...new Map(tokens.map((token) => [`${token.contract}:${token.identifier}`, token])).values()]
}

function isLimited({ most }: Claim): boolean {
  return most > 0
}

function claim(kind: Kind, most: number, subject: Subject): Claim {
  return { kind, most, subject, key: keyOf(kind, subject) }
}

/** The origin may hold any text, so it comes last. */
function keyOf(kind: Kind, { maker = '', contract = '', identifier = '', origin = '' }: Subject): string {
  return `${kind} ${maker} ${contract} ${identifier} ${origin}`
}

/** Says that a share is full, and what to do. */
export function full({ kind, most, subject }: Claim, live: number): Issue {
  const { origin: _, ...named } = subject
  const whose = named.contract === several.contract ? { maker: named.maker } : named
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

const nameOf = ({ contract, identifier }: Subject) =>
  identifier === null ? `Several tokens of ${contract}` : `Token ${identifier} of ${contract}`

const said: Readonly<Record<Kind, (subject: Subject) => string>> = {
  book: () => 'The book has',
  maker: ({ maker }) => `The maker ${maker} has`,
  token: (subject) => `${nameOf(subject)} has`,
  address: () => 'Your network address has posted',
  'maker on token': (subject) => `On ${nameOf(subject).toLowerCase()}, the maker ${subject.maker} has`,
  'address on token': (subject) => `On ${nameOf(subject).toLowerCase()}, your network address has posted`,
  'maker of several': ({ maker }) => `Of bundles and swaps, the maker ${maker} has`,
  'address of several': () => 'Of bundles and swaps, your network address has posted',
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
  'maker of several': cancel,
  'address of several': cancel,
}
