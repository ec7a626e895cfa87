import { loadCode } from '@souk/base'
import type { Hex } from 'viem'
import { RevertedError } from './RevertedError.js'

/** Creates the error of a revert. The explanations are large, so they are loaded on demand. */
export async function toReverted(data: Hex | undefined, cause: unknown): Promise<RevertedError> {
  if (data === undefined) return new RevertedError(undefined, undefined, cause)
  // The revert must be reported even if the explanations cannot be loaded.
  const words = await loadCode(() => import('./SeaportError.js')).catch(() => undefined)
  return new RevertedError(data, words?.decodeSeaportError(data), cause)
}
