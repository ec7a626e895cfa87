import type { Address, Hex } from 'viem'
import type { Token } from '../domain/Token.js'
import * as BookOrderWire from '../wire/bookOrder.js'
import * as F from '../wire/fields.js'
import type { ExecuteClient } from './ExecuteClient.js'
import { type ReadOptions, readPage } from './readPage.js'

/** Filters for orders of the book. */
export type OrderOptions = ReadOptions & {
  /** Returns exactly these orders, whatever their status. */
  ids?: readonly Hex[] | undefined
  token?: Token | undefined
  /** For example `contract:0x…`. */
  tokenSetId?: string | undefined
  /** A slug or an address. */
  collection?: string | undefined
  contracts?: readonly Address[] | undefined
  maker?: Address | undefined
  /** @default 'active' */
  status?: NonNullable<BookOrderWire.BookOrder['status']> | undefined
  /** Newest first, or best price first. @default 'createdAt' */
  sortBy?: 'createdAt' | 'price' | undefined
  /** Includes orders that only one account can fill. @default false */
  includePrivate?: boolean | undefined
  /** Includes the orders in the format of their exchange. @default false */
  includeRawData?: boolean | undefined
}

/** Reads a page of one side of the book. */
export function readOrders(
  client: ExecuteClient,
  path: string,
  options: OrderOptions,
): Promise<BookOrderWire.BookOrderPage> {
  const { chainId, limit, continuation, signal, token, ...query } = options
  return readPage(client, path, {
    ...{ chainId, limit, continuation, signal },
    query: { ...query, token: token && F.writeToken(token) },
    decode: BookOrderWire.decodePage,
  })
}
