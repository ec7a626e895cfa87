import type { Nft } from '@souk/market'
import { nftName } from './nftName.js'

/**
 * Tells whether an item matches a search, by the same rule as the market: each word begins a word of its name, or the
 * text begins one of its traits or is its number.
 *
 * @example
 * matchesSearch({ ...nft, name: 'Bridge in Indigo' }, 'indigo bri') // → true
 */
export function matchesSearch(nft: Pick<Nft, 'name' | 'tokenId' | 'traits'>, text: string): boolean {
  const typed = text.trim()
  const words = wordsOf(typed)
  if (words.length === 0) return typed === ''
  const named = wordsOf(nftName(nft))
  return (
    words.every((word) => named.some((own) => own.startsWith(word))) ||
    String(nft.tokenId) === typed.replace(/^#\s*/, '') ||
    nft.traits.some(({ value }) => toPlain(String(value)).startsWith(toPlain(typed)))
  )
}

function wordsOf(text: string): readonly string[] {
  return toPlain(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}

function toPlain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
