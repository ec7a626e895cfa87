import { fromNode, type Node, NodeError } from '../node/node.js'
import * as Read from '../node/Read.js'

/** A question to a contract that returns a text. */
export type TextRead = Read.Read<string>

/**
 * Reads texts from contracts. A text that the node cannot return, because it takes too long or is too large, is
 * missing; the others are read without it.
 *
 * @param options.chunk - Questions per call: metadata on chain can be as large as a node allows in one call.
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
    // If the node itself does not answer, every text has to wait for it.
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
