'use client'
import { useCollection } from '@souk/react'
import { Suspense } from 'react'
import { embedWords } from '../i18n/areas/embed.js'
import { useArea } from '../i18n/useArea.js'
import { lateDialog } from '../lazy/lateDialog.js'
import { useSweeping } from '../trade/sweep/useSweeping.js'
import { EmbeddedButton } from './EmbeddedButton.js'
import { Telling } from './Telling.js'
import { TradeButton, type TradeButtonProps } from './TradeButton.js'

const SweepForm = lateDialog(async () => (await import('./SweepDesk.js')).SweepDesk)

/**
 * Buys several of the cheapest items of a collection with one transaction. The visitor says how many and at most for how
 * much.
 *
 * Reads: the collection, once. Asks the wallet only after a review of what it pays.
 *
 * @example
 * <SweepButton slug="cool-cats" />
 */
export function SweepButton(props: SweepButton.Props) {
  return (
    <EmbeddedButton look={props} what="sweep">
      <Sweep {...props} />
    </EmbeddedButton>
  )
}

export declare namespace SweepButton {
  /** `slug`: the name of the collection in the market's addresses. */
  type Props = TradeButtonProps & { slug: string }
}

function Sweep({ slug, onDone, ...look }: SweepButton.Props) {
  const words = useArea(embedWords)
  const { data: collection, isPending } = useCollection({ slug })
  const { open, form } = useSweeping()
  const label = collection || isPending ? words.sweep : words.unread
  return (
    <>
      <TradeButton {...look} isBusy={isPending} label={label} onPress={collection && open} />
      <Telling onDone={onDone}>
        <Suspense>
          {collection && form && <SweepForm {...form} collection={collection} search={{}} />}
        </Suspense>
      </Telling>
    </>
  )
}
