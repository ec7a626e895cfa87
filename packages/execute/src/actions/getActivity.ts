import type { ExecuteClient } from '../client/ExecuteClient.js'
import { type ReadOptions, readPage } from '../client/readPage.js'
import type { Token } from '../domain/Token.js'
import * as ActivityWire from '../wire/activity.js'
import * as F from '../wire/fields.js'

/**
 * Reads a page of activity, newest first: of a token, of a collection, or of everything.
 *
 * @param options.collection - A slug or an address.
 * @throws {ResponseError} if the server responds with an error.
 * @throws {ChainMissingError} if the client has no configuration for the chain.
 *
 * @example
 * const { activities } = await getActivity(client, { collection: 'lanterns', types: ['sale'] })
 */
export function getActivity(
  client: ExecuteClient,
  options: getActivity.Options = {},
): Promise<ActivityWire.ActivityPage> {
  const { token, collection, types, includeMetadata, ...rest } = options
  const query = { ...(token ? undefined : { collection }), types, includeMetadata }
  const path = token ? `/tokens/${F.writeToken(token)}/activity/v5` : '/collections/activity/v6'
  return readPage(client, path, { ...rest, query, decode: ActivityWire.decodePage })
}

export declare namespace getActivity {
  type Options = ReadOptions & {
    token?: Token | undefined
    collection?: string | undefined
    types?: readonly ActivityWire.ActivityType[] | undefined
    includeMetadata?: boolean | undefined
  }
}
