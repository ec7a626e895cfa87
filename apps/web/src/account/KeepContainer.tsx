import type { AnyOrder } from '@souk/market'
import { useSouk } from '@souk/react'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../format/saveFile.js'
import { portfolioWords } from '../i18n/areas/portfolio.js'
import { useArea } from '../i18n/useArea.js'
import { Keep } from './Keep.js'
import { postFile, readSigned } from './keepOrders.js'
import { postedText, savedText } from './keepText.js'
import { toLines } from './signedOrders.js'

/** Lets owners save their signed orders, and post saved ones to this market. */
export function KeepContainer({ orders }: { orders: readonly AnyOrder[] }) {
  const { keep } = useArea(portfolioWords)
  const { api } = useSouk()
  const saving = useMutation({
    mutationFn: async () => {
      const signed = await readSigned(api, orders)
      if (signed.length > 0) saveFile('orders.jsonl', toLines(signed), 'application/x-ndjson')
      const hashes = new Set(signed.map(({ orderHash }) => orderHash))
      const partly = orders.filter(
        ({ orderHash, remaining, total }) => hashes.has(orderHash) && remaining < total,
      )
      const [saved, left] = [signed.length, orders.length - signed.length]
      return savedText({ saved, left, partly: partly.length }, keep)
    },
  })
  const posting = useMutation({
    mutationFn: async (file: File) => postedText(await postFile(api, file), keep),
  })
  const { isPending, isError, data } = posting.isIdle ? saving : posting
  return (
    <Keep
      hasOrders={orders.length > 0}
      isSaving={saving.isPending}
      isPosting={posting.isPending}
      said={isPending ? keep.busy : isError ? keep.failed : data}
      onSave={() => saving.mutate()}
      onFile={(file) => posting.mutate(file)}
    />
  )
}
