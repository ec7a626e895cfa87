import { loadCode } from '@souk/base'
import type { Hex } from 'viem'
import { RevertedError } from './RevertedError.js'

/** Explains a refusal. What explains them is large and loaded only when there is one. */
export async function toReverted(data: Hex | undefined, cause: unknown): Promise<RevertedError> {
  if (data === undefined) return new RevertedError(undefined, undefined, cause)
  // That it was refused has to be told, also where the words for it do not come.
  const words = await loadCode(() => import('./SeaportError.js')).catch(() => undefined)
  return new RevertedError(data, words?.decodeSeaportError(data), cause)
}
