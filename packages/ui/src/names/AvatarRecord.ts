import type { Address } from 'viem'

/** The picture that an account names in ENS, of the kinds that the app shows. */
export type AvatarRecord =
  | { type: 'data'; url: string }
  /** Somewhere on the web or on IPFS. The market passes it on, because its host would learn who looks at whom. */
  | { type: 'web' }
  | { type: 'item'; chainId: number; contract: Address; tokenId: bigint }

/**
 * Parses the text record `avatar` (ENSIP-12): a picture in the record itself, on the web or on IPFS, or an item.
 *
 * @returns `undefined` for anything else.
 *
 * @example
 * AvatarRecord.parse('eip155:1/erc721:0xb47e…3bbb/2430') // → { type: 'item', chainId: 1, … }
 */
export function parse(text: string): AvatarRecord | undefined {
  const record = text.trim()
  if (/^data:image\//i.test(record)) return { type: 'data', url: record }
  if (/^(https?|ipfs):\/\/\S+$/i.test(record)) return { type: 'web' }
  const [, chainId, contract, tokenId] =
    /^eip155:(\d{1,15})\/(?:erc721|erc1155):(0x[0-9a-f]{40})\/(\d{1,78})$/i.exec(record) ?? []
  if (!chainId || !contract || !tokenId) return undefined
  return {
    type: 'item',
    chainId: Number(chainId),
    contract: contract as Address,
    tokenId: BigInt(tokenId),
  }
}
