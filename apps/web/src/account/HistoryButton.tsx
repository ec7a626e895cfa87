import { getActivity } from '@souk/market'
import { useSouk } from '@souk/react'
import { saveFile } from '@souk/ui/parts/format/saveFile.js'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { Address } from 'viem'
import { toHistory } from './history.js'

/** The most pages of activity in one file. */
const mostPages = 100

/** Saves the activity of a wallet as a table. */
export function HistoryButton({ address }: { address: Address }) {
  const { keep } = useArea(portfolioWords)
  const { api } = useSouk()
  const { chain } = api
  const saving = useMutation({
    mutationFn: async () => {
      const all = []
      let next: string | undefined
      for (let page = 0; page < mostPages; page++) {
        const read = await getActivity(api, { account: address, limit: 50, next })
        all.push(...read.activities)
        next = read.next
        if (!next) break
      }
      saveFile(`history-${chain}-${address.slice(0, 8)}.csv`, toHistory(all, { chain }), 'text/csv')
      return all.length
    },
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={saving.isPending} onClick={() => saving.mutate()}>
        <Download aria-hidden className="size-4" />
        {keep.history}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {saving.isError ? keep.failed : saving.data !== undefined && keep.savedHistory(saving.data)}
      </p>
    </div>
  )
}
