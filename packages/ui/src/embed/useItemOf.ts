import { type Nft, NotFoundError } from '@souk/market'
import { useNft } from '@souk/react'
import type { Address } from 'viem'
import { embedWords } from '../i18n/areas/embed.js'
import { useArea } from '../i18n/useArea.js'

/** Reads the item of a component. `problem` says why there is none. */
export function useItemOf({ contract, tokenId }: { contract: Address; tokenId: bigint }): {
  nft: Nft | undefined
  isPending: boolean
  problem: string | undefined
} {
  const words = useArea(embedWords)
  const { data: nft, isPending, error } = useNft({ contract, tokenId })
  if (nft || isPending) return { nft, isPending, problem: undefined }
  return { nft, isPending, problem: error instanceof NotFoundError ? words.noItem : words.unread }
}
