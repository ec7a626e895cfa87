import type { AnyOrder } from '@souk/market'
import { useSouk } from '@souk/react'
import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useMutation } from '@tanstack/react-query'
import { Keep } from './Keep.js'
import { postFile } from './keepOrders.js'
import { postedText, savedText } from './keepText.js'
import { useSaving } from './useSaving.js'

/** Lets owners save their signed orders, and post saved ones to this market. */
export function KeepContainer({ orders }: { orders: readonly AnyOrder[] }) {
  const { keep } = useArea(portfolioWords)
  const { api } = useSouk()
  const saving = useSaving(orders)
  const posting = useMutation({
    mutationFn: async (file: File) => postedText(await postFile(api, file), keep),
  })
  const said = () => {
    if (saving.isPending || posting.isPending) return keep.busy
    if (posting.isError) return keep.failed
    if (!posting.isIdle) return posting.data
    if (saving.isError) return saving.isDeclined ? keep.declined : keep.failed
    return saving.data && savedText(saving.data, keep)
  }
  return (
    <Keep
      hasOrders={orders.length > 0}
      isSaving={saving.isPending}
      isPosting={posting.isPending}
      said={said()}
      asleep={posting.isIdle ? (saving.data?.asleep ?? 0) : 0}
      onSave={() => {
        posting.reset()
        saving.onSave()
      }}
      onSignAgain={saving.onSignAgain}
      onFile={(file) => posting.mutate(file)}
    />
  )
}
