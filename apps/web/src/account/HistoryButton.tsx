import { useSouk } from '@souk/react'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { saveFile } from '@souk/ui/parts/format/saveFile.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Address } from 'viem'
import { toHistory } from './history.js'
import { readSoldOrders } from './readSoldOrders.js'
import { readWholeActivity } from './readWholeActivity.js'

/** Saves the whole activity of a wallet as a table, says how far it has read, and can be stopped. */
export function HistoryButton({ address }: { address: Address }) {
  const { keep } = useArea(portfolioWords)
  const { api } = useSouk()
  const { chain } = api
  const [read, setRead] = useState(0)
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])
  const saving = useMutation({
    mutationFn: async () => {
      const control = new AbortController()
      reading.current = control
      const about = { account: address, signal: control.signal, onRead: setRead }
      const all = await readWholeActivity(api, about)
      const orders = await readSoldOrders(api, all, about)
      const { csv, lines } = toHistory(all, { chain, account: address, orders })
      saveFile(`history-${chain}-${address.slice(0, 8)}.csv`, csv, 'text/csv')
      return lines
    },
  })
  const { isPending, isError, data } = saving
  const isStopped = isError && reading.current?.signal.aborted
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={isPending} onClick={() => saving.mutate()}>
        <Download aria-hidden className="size-4" />
        {keep.history}
      </Button>
      {isPending && read > 0 && (
        <Button tone="ghost" onClick={() => reading.current?.abort()}>
          {keep.stop}
        </Button>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {isPending && read > 0 && keep.readHistory(formatCount(read))}
        {isError && (isStopped ? keep.stopped : keep.failed)}
        {data !== undefined && keep.savedHistory(data)}
      </p>
    </div>
  )
}
