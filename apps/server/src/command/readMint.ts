import { type Address, getAddress, isAddress } from 'viem'
import { readFunction, SignatureError } from '../execute/plan/encodeMint.js'
import { CommandError } from '../market/CommandError.js'
import type { Mint } from '../market/config.js'

/**
 * Parses the mint of a collection from the command line: `ADDRESS:WEI:FUNCTION`, or `ADDRESS/TOKEN:WEI:FUNCTION` for one
 * token.
 *
 * @throws {CommandError} saying which part is wrong.
 */
export function readMint(text: string): Mint {
  const [, address = '', tokenId, price = '', named = ''] =
    /^([^:/]*)(?:\/(\d{1,78}))?:(\d{1,30}):(.+)$/.exec(text) ?? []
  if (!isAddress(address, { strict: false }))
    throw new CommandError({ problem: `--mint: ${text} is not ADDRESS:WEI:FUNCTION.` })
  const signature = `function ${named}`
  assertFunction(signature)
  return {
    collection: getAddress(address as Address),
    ...(tokenId === undefined ? undefined : { tokenId: BigInt(tokenId) }),
    price: BigInt(price),
    signature,
  }
}

function assertFunction(signature: string): void {
  try {
    readFunction(signature)
  } catch (cause) {
    if (!(cause instanceof SignatureError)) throw cause
    throw new CommandError({ problem: `--mint: ${cause.message}` }, { cause })
  }
}
