'use client'
import type { Address } from 'viem'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { embedWords } from '../i18n/areas/embed.js'
import { useArea } from '../i18n/useArea.js'
import { heldBy } from '../nft/heldBy.js'
import { useConnection } from '../wallet/useConnection.js'
import { EmbeddedButton } from './EmbeddedButton.js'
import { TradeButton, type TradeButtonProps } from './TradeButton.js'
import { useItemOf } from './useItemOf.js'

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
    <EmbeddedButton look={props} what="list" about={{ item: props, kinds: ['listing', 'auction'] }}>
      <List {...props} />
    </EmbeddedButton>
  )
}

export declare namespace ListButton {
  type Props = TradeButtonProps & { contract: Address; tokenId: bigint }
}

function List({ contract, tokenId, onDone, ...look }: ListButton.Props) {
  const words = useArea(embedWords)
  const desk = useTradeDialogs()
  const account = useConnection().address
  const { nft, isPending, problem } = useItemOf({ contract, tokenId })
  const open = () => desk.trade({ kind: 'list', contract, tokenId }, onDone)
  if (isPending) return <TradeButton {...look} isBusy label={words.list} onPress={undefined} />
  // Without a wallet, who holds it shows once one is connected.
  const isHeld = nft && (!account || heldBy(nft, account) !== undefined)
  if (isHeld) return <TradeButton {...look} label={words.list} onPress={open} />
  return <TradeButton {...look} label={problem ?? words.notYours} onPress={undefined} />
}
