import { type Activity, getActivity } from '@souk/market'
import { useSouk } from '@souk/react'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { saveFile } from '@souk/ui/parts/format/saveFile.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Address } from 'viem'
import { toHistory } from './history.js'

/** Saves the whole activity of a wallet as a table, and says how far it has read. */
export function HistoryButton({ address }: { address: Address }) {
  const { keep } = useArea(portfolioWords)
  const { api } = useSouk()
  const { chain } = api
  const [read, setRead] = useState(0)
  const saving = useMutation({
    mutationFn: async () => {
      const all: Activity[] = []
      let next: string | undefined
      do {
        setRead(all.length)
        const page = await getActivity(api, { account: address, limit: 50, next })
        all.push(...page.activities)
        // A market that answers with empty pages would be asked for ever.
        next = page.activities.length > 0 ? page.next : undefined
      } while (next)
      const { csv, lines } = toHistory(all, { chain })
      saveFile(`history-${chain}-${address.slice(0, 8)}.csv`, csv, 'text/csv')
      return lines
    },
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={saving.isPending} onClick={() => saving.mutate()}>
        <Download aria-hidden className="size-4" />
        {keep.history}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {saving.isPending && read > 0 && keep.readHistory(formatCount(read))}
        {saving.isError && keep.failed}
        {saving.data !== undefined && keep.savedHistory(saving.data)}
      </p>
    </div>
  )
}
