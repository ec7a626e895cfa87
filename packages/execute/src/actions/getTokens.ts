import type { ExecuteClient } from '../client/ExecuteClient.js'
import { type ReadOptions, readPage } from '../client/readPage.js'
import type { Token } from '../domain/Token.js'
import * as F from '../wire/fields.js'
import * as TokenWire from '../wire/token.js'

/**
 * Reads a page of tokens, each with its cheapest listing.
 *
 * @param options.tokens - Tokens to read. Without them, returns the tokens of a collection.
 * @param options.collection - A slug or an address.
 * @param options.attributes - Returns only tokens with these traits. A token matches a trait if it has any of the given
 * values.
 * @throws {ResponseError} if the server responds with an error.
 * @throws {ChainMissingError} if the client has no configuration for the chain.
 *
 * @example
 * const { tokens, continuation } = await getTokens(client, { collection: 'lanterns', sortBy: 'floorAskPrice' })
 */
export function getTokens(client: ExecuteClient, options: getTokens.Options): Promise<TokenWire.TokenPage> {
  const { tokens, collection, sortBy, sortDirection, attributes = {}, ...rest } = options
  const { includeTopBid, includeAttributes } = options
  const traits = Object.entries(attributes).map(([key, values]) => [`attributes[${key}]`, values] as const)
  const query = {
    ...{ collection, sortBy, sortDirection, includeTopBid, includeAttributes },
    ...Object.fromEntries(traits),
    tokens: tokens?.map(F.writeToken),
  }
  return readPage(client, '/tokens/v7', { ...rest, query, decode: TokenWire.decodePage })
}

export declare namespace getTokens {
  type Options = ReadOptions & {
    tokens?: readonly Token[] | undefined
    collection?: string | undefined
    attributes?: Readonly<Record<string, readonly string[]>> | undefined
    /** @default 'floorAskPrice' */
    sortBy?: 'floorAskPrice' | 'tokenId' | 'rarity' | undefined
    /** @default 'asc' */
    sortDirection?: 'asc' | 'desc' | undefined
    includeTopBid?: boolean | undefined
    includeAttributes?: boolean | undefined
  }
}
