import type { Address, Hex } from 'viem'
import type { Token } from '../domain/Token.js'
import * as BookOrderWire from '../wire/bookOrder.js'
import * as F from '../wire/fields.js'
import type { ExecuteClient } from './ExecuteClient.js'
import { type ReadOptions, readPage } from './readPage.js'

/** Which orders of the book are wanted. */
export type OrderOptions = ReadOptions & {
  /** These, whatever became of them. */
  ids?: readonly Hex[] | undefined
  token?: Token | undefined
  /** E.g. `contract:0x…`. */
  tokenSetId?: string | undefined
  /** A slug or an address. */
  collection?: string | undefined
  contracts?: readonly Address[] | undefined
  maker?: Address | undefined
  /** @default 'active' */
  status?: NonNullable<BookOrderWire.BookOrder['status']> | undefined
  /** The newest first, or the best price first. @default 'createdAt' */
  sortBy?: 'createdAt' | 'price' | undefined
  /** Orders for one account too. @default false */
  includePrivate?: boolean | undefined
  /** The orders themselves, as their exchange writes them. @default false */
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
