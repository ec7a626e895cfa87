import type { Context } from '../../guard/findings/Finding.js'

/** What an application asks a wallet, as the wallet gets it (EIP-1193). */
export type Request = { method: string; params: readonly unknown[] }

/** One request of the corpus, with what the application knows when it asks. */
export type Row = {
  /** What happens to the person who agrees. */
  name: string
  kind: string
  request: Request
  context: Context
}

type Entry = readonly [name: string, request: Request, context?: Context]

/** Makes the rows of one kind; those that name no context of their own share one. */
export function rows(kind: string, shared: Context, entries: readonly Entry[]): readonly Row[] {
  return entries.map(([name, request, context = shared]) => ({ name, kind, request, context }))
}
