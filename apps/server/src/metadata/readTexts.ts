import { fromNode, type Node, NodeError } from '../node/node.js'
import * as Read from '../node/Read.js'

/** A question to a contract for a text that it wrote. */
export type TextRead = Read.Read<string>

/**
 * Asks contracts for texts. A text that no node answers with, as one that takes too long or is too large, is none; the
 * others are asked without it.
 *
 * @param options.chunk - Questions per call: metadata on chain can be as large as a node lets one call be.
 * @throws {NodeError} when the node answers nothing at all.
 */
export async function readTexts(
  node: Node,
  reads: readonly TextRead[],
  options: { chunk: number },
): Promise<readonly (string | undefined)[]> {
  try {
    return await Read.all(node, reads, options)
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    // The node itself may be away: then every text waits for it.
    await fromNode('eth_chainId', () => node.getChainId())
    return Promise.all(reads.map((read) => readAlone(node, read)))
  }
}

async function readAlone(node: Node, read: TextRead): Promise<string | undefined> {
  try {
    const [text] = await Read.all(node, [read])
    return text
  } catch (error) {
    if (error instanceof NodeError) return undefined
    throw error
  }
}
