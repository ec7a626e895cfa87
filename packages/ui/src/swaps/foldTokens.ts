import { isSameAddress } from '../format/formatAddress.js'
import type { SideToken } from './swapSides.js'

/** Tokens of a side that are shown as one line, and how many of them. */
export type FoldedToken = SideToken & { count: number }

/**
 * Joins the tokens of a side that stand for any of the same collection.
 *
 * @example
 * foldTokens([anyLantern, anyLantern]) // → [{ ...anyLantern, count: 2 }]
 */
export function foldTokens(tokens: readonly SideToken[]): readonly FoldedToken[] {
  const folded: FoldedToken[] = []
  for (const token of tokens) {
    const same = folded.find((one) => isAlike(one, token))
    if (same) same.count += 1
    else folded.push({ ...token, count: 1 })
  }
  return folded
}

function isAlike(a: SideToken, b: SideToken): boolean {
  return (
    a.tokenId === undefined &&
    b.tokenId === undefined &&
    a.isListed === b.isListed &&
    a.quantity === b.quantity &&
    isSameAddress(a.contract, b.contract)
  )
}
