'use client'
import { useNft } from '@souk/react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { embedWords } from '../i18n/areas/embed.js'
import { useArea } from '../i18n/useArea.js'
import { heldBy } from '../nft/heldBy.js'
import { Embedded } from './Embedded.js'
import { type Look, TradeButton, WaitingButton } from './TradeButton.js'

/**
 * Lists an item of the visitor for sale: at a price, at a price that changes, or in an auction.
 *
 * Reads: the item, once. Asks the wallet only after a review of what it signs.
 *
 * @example
 * <ListButton contract="0x…" tokenId={7n} />
 */
export function ListButton(props: ListButton.Props) {
  return (
    <Embedded loading={<WaitingButton {...props} what="list" />}>
      <List {...props} />
    </Embedded>
  )
}

export declare namespace ListButton {
  type Props = Look & { contract: Address; tokenId: bigint }
}

function List({ contract, tokenId, ...look }: ListButton.Props) {
  const words = useArea(embedWords)
  const desk = useTradeDialogs()
  const account = useConnection().address
  const { data: nft, isPending, error } = useNft({ contract, tokenId })
  const open = () => desk.trade({ kind: 'list', contract, tokenId })
  // Without a wallet, who holds it shows once one is connected.
  if (!account) return <TradeButton {...look} label={words.list} onPress={open} />
  if (nft && heldBy(nft, account) !== undefined)
    return <TradeButton {...look} label={words.list} onPress={open} />
  const label = isPending ? words.list : error ? words.unread : words.notYours
  return <TradeButton {...look} isBusy={isPending} label={label} onPress={undefined} />
}
