import type { Address } from 'viem'
import { fromNode, type Node } from '../node/node.js'
import * as Read from '../node/Read.js'

/** What a token says about itself. Contracts may leave out any of it. */
export type TokenFacts = {
  hasCode: boolean
  symbol: string | undefined
  name: string | undefined
  decimals: number | undefined
}

/**
 * Asks tokens what they say about themselves, in one request.
 *
 * @returns By address in lower case.
 * @throws {NodeError} when the node does not answer.
 */
export async function readTokens(
  node: Node,
  addresses: readonly Address[],
): Promise<ReadonlyMap<string, TokenFacts>> {
  if (addresses.length === 0) return new Map()
  const [codes, said] = await Promise.all([
    Promise.all(addresses.map((address) => fromNode('eth_getCode', () => node.getCode({ address })))),
    Read.all(
      node,
      addresses.flatMap((address) => [
        Read.text(address, 'symbol'),
        Read.text(address, 'name'),
        Read.decimals(address),
      ]),
    ),
  ])
  return new Map(
    addresses.map((address, index) => {
      const [symbol, name, decimals] = said.slice(index * 3, index * 3 + 3) as Answers
      return [address.toLowerCase(), { hasCode: codes[index] !== undefined, symbol, name, decimals }]
    }),
  )
}

type Answers = [symbol: string | undefined, name: string | undefined, decimals: number | undefined]
