import type { Collection } from '@souk/market'
import { useState } from 'react'
import { toCartLine } from '../../cart/toCartLine.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { collectionWords } from '../../i18n/areas/collection.js'
import { useArea } from '../../i18n/useArea.js'
import { Dialog } from '../../kit/Dialog.js'
import type { CollectionSearch } from '../../links/collectionSearch.js'
import { useInfo } from '../../market/useInfo.js'
import { useConnection } from '../../wallet/useConnection.js'
import { SweepFormView } from './SweepFormView.js'
import { readSweep, startSweep } from './sweepForm.js'
import { useCheapest } from './useCheapest.js'
import type { useSweeping } from './useSweeping.js'

/** Selects the items of a sweep. The cart makes the purchase, with a limit on its total. */
export function SweepFormContainer({
  collection,
  search,
  draft,
  onAgain,
  onClose,
}: SweepFormContainer.Props) {
  const info = useInfo()
  const words = useArea(collectionWords)
  const desk = useTradeDialogs()
  const account = useConnection().address
  const { nfts, currency, only } = useCheapest(collection.slug, search)
  const [form, setForm] = useState(() => draft ?? startSweep(search.max))
  if (!currency) return null
  const read = readSweep(form, { nfts: nfts ?? [], currency, account })
  const buy = () => {
    const addedAt = new Date()
    const lines = read.chosen.flatMap(({ nft }) => toCartLine(nft, { chainId: info.chainId, addedAt }) ?? [])
    onClose()
    desk.trade({
      kind: 'sweep',
      group: { chainId: info.chainId, currency: currency.address, lines, total: read.total },
      onBack: () => onAgain(form),
    })
  }
  return (
    <Dialog open onClose={onClose} title={words.sweepForm.title} description={words.sweepForm.description}>
      <SweepFormView
        form={form}
        read={read}
        currency={currency}
        isLoading={!nfts}
        only={only}
        onChange={(change) => setForm((before) => ({ ...before, ...change }))}
        onSubmit={buy}
      />
    </Dialog>
  )
}

export declare namespace SweepFormContainer {
  type Props = useSweeping.Form & { collection: Collection; search: CollectionSearch }
}
