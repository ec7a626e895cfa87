import type { Context } from '../../guard/findings/Finding.js'

/** A request of an application to a wallet (EIP-1193). */
export type Request = { method: string; params: readonly unknown[] }

/** One request of the corpus, with the application's knowledge. */
export type Row = {
  /** The effect on a user who agrees. */
  name: string
  kind: string
  request: Request
  context: Context
}

type Entry = readonly [name: string, request: Request, context?: Context]

/** Creates the rows of one kind. Rows without their own context share one. */
export function rows(kind: string, shared: Context, entries: readonly Entry[]): readonly Row[] {
  return entries.map(([name, request, context = shared]) => ({ name, kind, request, context }))
}
