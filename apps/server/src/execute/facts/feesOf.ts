import type { Fee } from '@souk/seaport'
import type { Royalty } from './readRoyalties.js'

/** The fees that a maker sets. */
export type FeeTerms = {
  fees?: readonly Fee.Fee[] | undefined
  marketplaceFees?: readonly Fee.Fee[] | undefined
  /** Replaces what the collection asks. */
  customRoyalties?: readonly Fee.Fee[] | undefined
  /** @default true */
  automatedRoyalties?: boolean | undefined
  /** The most that creators get, in basis points. */
  royaltyBps?: number | undefined
}

/**
 * Lists the fees of an order: the marketplace's, then the creators'. Pure.
 *
 * @param options.royalty - The collection's royalty on each sale.
 * @param options.required - The fees that every order of this market has to pay. A fee that the maker already set is
 * not added again.
 */
export function feesOf(
  terms: FeeTerms,
  options: { royalty?: Royalty | undefined; required: readonly Fee.Fee[] },
): readonly Fee.Fee[] {
  const { royalty, required } = options
  const named = [...(terms.marketplaceFees ?? []), ...(terms.fees ?? [])]
  const added = required.filter(
    ({ recipient }) => !named.some((fee) => fee.recipient.toLowerCase() === recipient.toLowerCase()),
  )
  return [...named, ...added, ...royaltiesOf(terms, royalty)].filter(({ basisPoints }) => basisPoints > 0)
}

function royaltiesOf(terms: FeeTerms, royalty: Royalty | undefined): readonly Fee.Fee[] {
  const asked = terms.customRoyalties ?? (terms.automatedRoyalties === false || !royalty ? [] : [royalty])
  let left = terms.royaltyBps ?? Number.POSITIVE_INFINITY
  return asked.map(({ recipient, basisPoints }) => {
    const paid = Math.min(basisPoints, left)
    left -= paid
    return { recipient, basisPoints: paid }
  })
}
