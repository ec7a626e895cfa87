import type { Address } from 'viem'
import type { ExecuteClient } from '../client/ExecuteClient.js'
import { type ReadOptions, readPage } from '../client/readPage.js'
import * as UserTokenWire from '../wire/userToken.js'

/**
 * Reads a page of an account's tokens, with their listings.
 *
 * @param options.collection - Returns only tokens of this collection: a slug or an address.
 * @throws {ResponseError} if the server responds with an error.
 * @throws {ChainMissingError} if the client has no configuration for the chain.
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
