import type { Hex } from 'viem'
import type { ChainEvent } from '../node/ChainEvent.js'
import type { Node } from '../node/node.js'

/** The 4-byte tags at the end of calldata, by transaction. Transactions without a tag are left out. */
export type Tags = ReadonlyMap<string, Hex>

/** The most transactions of one step that are read. A step with more of them is history, and its sales have no source. */
const mostRead = 100

/** Reads which domain each sale came from: the tag at the end of its transaction. Requests of one moment travel together. */
export async function readTags(node: Node, events: readonly ChainEvent[]): Promise<Tags> {
  const sales = events.flatMap((event) => (event.type === 'fulfilled' ? event.transactionHash : []))
  const hashes = [...new Set(sales)]
  if (hashes.length > mostRead) return new Map()
  const tags = await Promise.all(hashes.map((hash) => readTag(node, hash)))
  return new Map(
    hashes.flatMap((hash, index) => {
      const tag = tags[index]
      return tag ? [[hash, tag] as const] : []
    }),
  )
}

/** A node that does not tell must not hold up the market: the sale is then shown without its source. */
async function readTag(node: Node, hash: Hex): Promise<Hex | undefined> {
  const transaction = await node
    .request({ method: 'eth_getTransactionByHash', params: [hash] })
    .catch(() => null)
  return transaction ? tagOf(transaction.input) : undefined
}

/**
 * Returns the tag at the end of calldata. Arguments take whole words, so 4 bytes beyond them are a tag.
 *
 * @example
 * tagOf('0xfb0f3ee1…1a2b3c4d') // → '0x1a2b3c4d'
 */
export function tagOf(input: Hex): Hex | undefined {
  const bytes = (input.length - 2) / 2
  const isTagged = bytes > 8 && (bytes - 4) % 32 === 4
  return isTagged ? `0x${input.slice(-8).toLowerCase()}` : undefined
}
