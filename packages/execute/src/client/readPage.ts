import { call } from './call.js'
import { chainOf, type ExecuteClient } from './ExecuteClient.js'

/** The options that all reads have in common. */
export type ReadOptions = {
  /** @default the client's active chain */
  chainId?: number | undefined
  /** The maximum number of results. The server has a limit of its own. */
  limit?: number | undefined
  /** The `continuation` of the previous page. */
  continuation?: string | undefined
  signal?: AbortSignal | undefined
}

/** How often a request is sent to a server that is busy or unavailable. */
const attempts = 3

/** Values of a query. Lists repeat their key. */
type Value = string | number | boolean | readonly string[] | undefined

/**
 * Reads a page.
 *
 * @throws {ResponseError} if the server responds with an error.
 * @throws {InvalidFieldError} if the answer has an unexpected format.
 */
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
