import type { Currency, Mint } from '@souk/market'
import type { Trade } from '@souk/market/flows'
import { useNfts } from '@souk/react'
import type { prepareMint } from '@souk/react/execute'
import { nftName } from '../../nft/nftName.js'
import { MintReceipt } from './MintReceipt.js'

/** Reads the minted items; their names and pictures come once the market has read them. */
export function MintReceiptContainer({ received, mint, ...rest }: MintReceiptContainer.Props) {
  const tokens = received.map(({ contract, tokenId }) => ({ contract, tokenId }))
  const { data: nfts = [] } = useNfts(tokens.length > 0 ? { tokens } : undefined)
  const items = received.map(({ contract, tokenId, amount }) => {
    const nft = nfts.find((nft) => nft.contract === contract && nft.tokenId === tokenId)
    return { contract, tokenId, amount, name: nft && nftName(nft), picture: nft?.imageUrl }
  })
  const count = received.reduce((sum, { amount }) => sum + amount, 0n)
  return (
    <MintReceipt {...rest} items={items} paid={{ amount: mint.price * count, currency: mint.currency }} />
  )
}

export declare namespace MintReceiptContainer {
  type Props = {
    received: readonly prepareMint.Received[]
    mint: Mint.Mint
    done: Trade.Done
    native: Currency
    onClose: () => void
  }
}
