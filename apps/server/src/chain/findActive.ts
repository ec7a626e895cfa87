import { type Address, type Hex, numberToHex } from 'viem'
import { fromNode, type Node, NodeError } from '../node/node.js'

/** Blocks of a range in which a contract moved tokens, in order. */
export type Active = { blocks: readonly bigint[]; to: bigint }

/**
 * Asks the node's own index of transfers in which blocks a contract moved tokens. Providers that allow queries of logs over
 * ten blocks only, which makes a million of them out of ten million blocks, have such an index.
 *
 * The index says only where to look: the logs themselves are read as usual. A block that the index leaves out is not read,
 * as one whose logs a node leaves out.
 *
 * @returns The blocks up to `to`, or to the last block that one answer covers; `undefined` when the node has no index.
 * @throws {NodeError} when the node does not answer, or answers with something else.
 */
export async function findActive(
  node: Node,
  { contract, from, to }: { contract: Address; from: bigint; to: bigint },
): Promise<Active | undefined> {
  const found = await askIndex(node, { contract, from, to })
  if (!found) return undefined
  const { transfers, pageKey } = found
  const blocks = [...new Set(transfers.map(({ blockNum }) => BigInt(blockNum)))]
  const isOrdered = blocks.every((block, index) => block >= (blocks[index - 1] ?? from) && block <= to)
  if (!isOrdered) throw new NodeError({ method, reason: 'its index of transfers is not in order' })
  if (!pageKey) return { blocks, to }
  // The last block of a page may go on in the next one.
  const last = blocks.at(-1)
  if (last === undefined || last === from) return { blocks, to: last ?? to }
  return { blocks: blocks.slice(0, -1), to: last - 1n }
}

const method = 'alchemy_getAssetTransfers'
const categories = ['erc721', 'erc1155', 'specialnft'] as const
/** The most that one answer has. */
const mostTransfers = 1_000

async function askIndex(
  node: Node,
  { contract, from, to }: { contract: Address; from: bigint; to: bigint },
): Promise<Transfers['ReturnType'] | undefined> {
  const filter = {
    fromBlock: numberToHex(from),
    toBlock: numberToHex(to),
    contractAddresses: [contract],
    category: categories,
    order: 'asc',
    excludeZeroValue: false,
    withMetadata: false,
    maxCount: numberToHex(mostTransfers),
  }
  try {
    const found = await fromNode(method, () => node.request<Transfers>({ method, params: [filter] }))
    const isList = Array.isArray(found?.transfers) && found.transfers.every(isTransfer)
    if (!isList) throw new NodeError({ method, reason: 'its index of transfers has another form' })
    return found
  } catch (error) {
    // A node without the method refuses it.
    if (error instanceof NodeError && error.facts.isTooMuch) return undefined
    throw error
  }
}

function isTransfer(value: unknown): boolean {
  const { blockNum } = (value ?? {}) as { blockNum?: unknown }
  return typeof blockNum === 'string' && /^0x[0-9a-f]{1,16}$/i.test(blockNum)
}

type Transfers = {
  Method: typeof method
  Parameters: readonly [object]
  ReturnType: { transfers: readonly { blockNum: Hex }[]; pageKey?: string }
}
