import { BaseError } from '@souk/base'
import { type RawBuilder, sql } from 'kysely'

/**
 * The approximate most bytes of a page. A page ends early where its rows are large, and its cursor continues from
 * there. A larger single row makes a page by itself; intake limits how large a row can be.
 */
export const mostBytes = 1024 * 1024

/** A read by name has no next page, so its answer may be larger. The server refuses one beyond this. */
export const mostNamedBytes = 4 * mostBytes

/** The size of the chain's largest number as text, with quotes and a name. */
const numberBytes = 100
/** An item appears three times: as signed, as an asset, and as a fee. */
const itemBytes = 1_300

/** The page sizes that clients and the app request most. */
const usualLimits: ReadonlySet<number> = new Set([1, 10, 20, 24, 50, 100, 200])

/**
 * Returns how many rows a query reads for a page: one more than it shows, to tell whether others follow.
 *
 * A usual size becomes part of the statement's text. A database that does not know the number of rows plans the
 * statement each time, which takes longer than running it. Other sizes stay parameters, since each text takes memory.
 */
export function rowsFor(limit: number): RawBuilder<number> {
  return usualLimits.has(limit) ? sql.lit(limit + 1) : sql<number>`${limit + 1}`
}

/**
 * Takes the rows of a page from the rows found.
 *
 * @param found - One more than `limit` if there are more.
 * @param options.sizeOf - The approximate bytes of a row in an answer.
 * @param options.most - The approximate most bytes of the page. @default {@link mostBytes}
 * @returns The rows, and the last of them if others follow.
 *
 * @example
 * Page.take([1, 2, 3], { limit: 2, sizeOf: () => 100 }) // → { rows: [1, 2], last: 2 }
 */
export function take<row>(
  found: readonly row[],
  options: { limit: number; sizeOf: (row: row) => number; most?: number | undefined },
): { rows: readonly row[]; last: row | undefined } {
  const { limit, sizeOf, most = mostBytes } = options
  let bytes = 0
  const fitting = found.findIndex((row, index) => {
    bytes += sizeOf(row)
    return index >= limit || (index > 0 && bytes > most)
  })
  const rows = fitting < 0 ? found : found.slice(0, fitting)
  return { rows, last: fitting < 0 ? undefined : rows.at(-1) }
}

/** Returns the approximate bytes of an order in an answer. */
export function sizeOfOrder(row: {
  parameters: { offer: readonly unknown[]; consideration: readonly unknown[] }
}): number {
  const items = row.parameters.offer.length + row.parameters.consideration.length
  return 2_000 + items * (itemBytes + 3 * numberBytes)
}

/**
 * Checks that rows requested by name fit into one answer.
 *
 * @throws {TooLargeError} when they do not.
 */
export function assertFits<row>(rows: readonly row[], sizeOf: (row: row) => number): void {
  let bytes = 0
  const fitting = rows.findIndex((row) => {
    bytes += sizeOf(row)
    return bytes > mostNamedBytes
  })
  if (fitting > 0) throw new TooLargeError({ asked: rows.length, fitting })
}

/** Thrown when the rows requested by name are larger than an answer may be. */
export class TooLargeError extends BaseError<{ asked: number; fitting: number }> {
  override readonly name = 'Page.TooLargeError'
  constructor(facts: { asked: number; fitting: number }) {
    super(`The ${facts.asked} results are too large for one answer. Request ${facts.fitting} at a time.`, {
      facts,
      retry: 'user',
    })
  }
}
