'use client'
import type { Address } from 'viem'
import { useTradeDialogs } from '../dialogs/useTradeDialogs.js'
import { embedWords } from '../i18n/areas/embed.js'
import { useArea } from '../i18n/useArea.js'
import { EmbeddedButton } from './EmbeddedButton.js'
import { TradeButton, type TradeButtonProps } from './TradeButton.js'

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
  const about = 'slug' in props ? undefined : ({ item: props, kinds: ['offer'] } as const)
  return (
    <EmbeddedButton look={props} what="offer" about={about}>
      <Offer {...props} />
    </EmbeddedButton>
  )
}

export declare namespace OfferButton {
  /** `slug`: the name of the collection in the market's addresses. */
  type Props = TradeButtonProps & ({ contract: Address; tokenId: bigint } | { slug: string })
}

function Offer(props: OfferButton.Props) {
  const { size, children, onDone } = props
  const words = useArea(embedWords)
  const desk = useTradeDialogs()
  const open = () =>
    'slug' in props
      ? desk.trade({ kind: 'collectionOffer', slug: props.slug }, onDone)
      : desk.trade({ kind: 'offer', contract: props.contract, tokenId: props.tokenId }, onDone)
  return <TradeButton {...{ size, children }} label={words.offer} onPress={open} />
}
