import { call } from './call.js'
import { chainOf, type ExecuteClient } from './ExecuteClient.js'

/** The options that every read has in common. */
export type ReadOptions = {
  /** @default the client's active chain */
  chainId?: number | undefined
  /** How many at the most; the server has a limit of its own. */
  limit?: number | undefined
  /** Of the page before, for the next one. */
  continuation?: string | undefined
  signal?: AbortSignal | undefined
}

/** How often a server that is busy or away is asked. */
const attempts = 3

/** Values that a query can hold; lists repeat their key. */
type Value = string | number | boolean | readonly string[] | undefined

/** Reads a page of something. @throws {ResponseError} when the server refuses. @throws {InvalidFieldError} for another format. */
export async function readPage<page>(
  client: ExecuteClient,
  path: string,
  options: ReadOptions & { query: Readonly<Record<string, Value>>; decode: (value: unknown) => page },
): Promise<page> {
  const { chainId, limit, continuation, signal, decode } = options
  const chain = chainOf(client, chainId)
  const values: readonly [string, Value][] = Object.entries({ ...options.query, limit, continuation })
  const query = Object.fromEntries(
    values.map(([key, value]) => [key, typeof value === 'object' ? value : value?.toString()]),
  )
  return decode(await call(client, path, { chain, query, attempts, signal }))
}
