'use client'
import type { Address } from 'viem'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { embedWords } from '../i18n/areas/embed.js'
import { useArea } from '../i18n/useArea.js'
import { Embedded } from './Embedded.js'
import { type Look, TradeButton, WaitingButton } from './TradeButton.js'

/**
 * Makes an offer on an item, or on any item of a collection.
 *
 * Reads nothing itself. Asks the wallet only after a review of what it signs, and what it must wrap and approve.
 *
 * @example
 * <OfferButton contract="0x…" tokenId={7n} />
 * <OfferButton slug="cool-cats" />
 */
export function OfferButton(props: OfferButton.Props) {
  return (
    <Embedded loading={<WaitingButton {...props} what="offer" />}>
      <Offer {...props} />
    </Embedded>
  )
}

export declare namespace OfferButton {
  /** `slug`: the name of the collection in the market's addresses. */
  type Props = Look & ({ contract: Address; tokenId: bigint } | { slug: string })
}

function Offer(props: OfferButton.Props) {
  const { size, children } = props
  const words = useArea(embedWords)
  const desk = useTradeDialogs()
  const open = () =>
    'slug' in props
      ? desk.trade({ kind: 'collectionOffer', slug: props.slug })
      : desk.trade({ kind: 'offer', contract: props.contract, tokenId: props.tokenId })
  return <TradeButton {...{ size, children }} label={words.offer} onPress={open} />
}
