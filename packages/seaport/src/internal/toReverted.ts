import type { Hex } from 'viem'
import { RevertedError } from '../RevertedError.js'

/** Explains a refusal. What explains them is large and loaded only when there is one. */
export async function toReverted(data: Hex | undefined, cause: unknown): Promise<RevertedError> {
  if (data === undefined) return new RevertedError(undefined, undefined, cause)
  const { decodeSeaportError } = await import('../SeaportError.js')
  return new RevertedError(data, decodeSeaportError(data), cause)
}
