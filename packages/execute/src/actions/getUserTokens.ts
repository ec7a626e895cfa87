import type { Address } from 'viem'
import type { ExecuteClient } from '../client/ExecuteClient.js'
import { type ReadOptions, readPage } from '../client/readPage.js'
import * as UserTokenWire from '../wire/userToken.js'

/**
 * Reads a page of the tokens of an account, with their listings.
 *
 * @param options.collection - Only of this one: a slug or an address.
 * @throws {ResponseError} when the server refuses. @throws {ChainMissingError} for a chain without configuration.
 *
 * @example
 * const { tokens } = await getUserTokens(client, { user: account })
 */
export function getUserTokens(
  client: ExecuteClient,
  options: getUserTokens.Options,
): Promise<UserTokenWire.UserTokenPage> {
  const { user, collection, includeTopBid, includeAttributes, ...rest } = options
  const query = { collection, includeTopBid, includeAttributes }
  return readPage(client, `/users/${user.toLowerCase()}/tokens/v10`, {
    ...rest,
    query,
    decode: UserTokenWire.decodePage,
  })
}

export declare namespace getUserTokens {
  type Options = ReadOptions & {
    user: Address
    collection?: string | undefined
    includeTopBid?: boolean | undefined
    includeAttributes?: boolean | undefined
  }
}
