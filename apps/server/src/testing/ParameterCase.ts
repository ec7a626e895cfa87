/** A pair of requests that shows what a parameter does. */
export type ParameterCase = {
  /** The query of the first request. */
  on: string
  /** The query of the second request. @default none */
  off?: string
  /** Added to both. */
  base?: string
  /**
   * How the answers relate: the first has some of the entries of the second (`some`), the same ones in reverse
   * (`reverse`), the first few of them (`first`), none of them (`others`), or the answers differ (`other`). `same` is for a parameter with
   * only one allowed value.
   */
  holds: 'some' | 'reverse' | 'first' | 'others' | 'other' | 'same'
}

/** The state of the test that the cases need. */
export type Facts = {
  amina: string
  bilal: string
  celeste: string
  lanterns: string
  spices: string
  wrapped: string
  native: string
  /** Lanterns of Amina that are for sale, the cheapest first. */
  listed: readonly string[]
  listing: string
  bid: string
  /** The name of a lantern, and a trait that only some lanterns have. */
  name: string
  trait: readonly [type: string, value: string]
  /** A transaction that moved a lantern, and a later one. */
  transactions: readonly string[]
  /** A time between two listings, and between two activities. */
  noon: string
  /** The cursor of the second page of a query with `limit=1`. */
  next: (query: string) => Promise<string>
}

/** Cases by parameter. */
export type Cases = Readonly<Record<string, ParameterCase | (() => Promise<ParameterCase>)>>

/** Cases by the name of the route. */
export type ByRoute = Readonly<Record<string, Cases>>

/** Shows that a cursor requests other entries. @param base - A query that the route needs. */
export function page(name: string, { next }: Facts, base = ''): Promise<ParameterCase> {
  const first = `${base}${base ? '&' : ''}limit=1`
  return next(first).then((cursor) => ({
    on: `${first}&${name}=${encodeURIComponent(cursor)}`,
    off: first,
    holds: 'others',
  }))
}
