import { BaseError } from '@souk/base'
import { getFulfillmentData, type MarketApi, type MarketOrder, postOrder } from '@souk/market'
import { useSouk } from '@souk/react'
import { useMutation } from '@tanstack/react-query'
import { Download, Upload } from 'lucide-react'
import { useRef } from 'react'
import { zeroAddress } from 'viem'
import { saveFile } from '../format/saveFile.js'
import { portfolioWords } from '../i18n/areas/portfolio.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../ui/Button.js'
import { fromLines, mostBytes, type SignedOrder, toLines } from './signedOrders.js'

/** Lets the owner take their signed orders along, and bring some to this market. */
export function KeepContainer({ orders }: { orders: readonly MarketOrder[] }) {
  const { keep } = useArea(portfolioWords)
  const { api } = useSouk()
  const fileRef = useRef<HTMLInputElement>(null)
  const saving = useMutation({
    mutationFn: async () => {
      const signed = await readSigned(api, orders)
      if (signed.length > 0) saveFile('orders.jsonl', toLines(signed), 'application/x-ndjson')
      return { saved: signed.length, left: orders.length - signed.length }
    },
  })
  const posting = useMutation({ mutationFn: (file: File) => postFile(api, file) })
  const said = posting.isPending || posting.data || posting.error ? posting : saving
  return (
    <section className="space-y-3 rounded-panel border border-line bg-surface p-5">
      <h2 className="text-xl">{keep.title}</h2>
      <p className="max-w-3xl text-sm text-ink-soft">{keep.why}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button busy={saving.isPending} disabled={orders.length === 0} onClick={() => saving.mutate()}>
          <Download aria-hidden className="size-4" />
          {keep.orders}
        </Button>
        <Button busy={posting.isPending} title={keep.importHint} onClick={() => fileRef.current?.click()}>
          <Upload aria-hidden className="size-4" />
          {keep.import}
        </Button>
        <input
          ref={fileRef}
          type="file"
          accept=".jsonl,.json,.ndjson,application/json,text/plain"
          aria-label={keep.import}
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // The same file may be chosen again after a failure.
            event.target.value = ''
            if (file) posting.mutate(file)
          }}
        />
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {said.isPending && keep.busy}
        {said.isError && keep.failed}
        {said === saving && saving.data && savedText(saving.data, keep)}
        {said === posting && posting.data && postedText(posting.data, keep)}
      </p>
    </section>
  )
}

type Keep = (typeof portfolioWords)['en']['keep']

function savedText({ saved, left }: { saved: number; left: number }, keep: Keep): string {
  return [keep.saved(saved), left > 0 && keep.left(left)].filter(Boolean).join(' ')
}

type Posted = {
  problem?: 'tooLarge' | 'noOrders'
  posted: number
  /** Those of the posted ones that the market keeps, but that nobody can use at present. */
  over: number
  refused: number
  why: string
}

function postedText({ problem, posted, over, refused, why }: Posted, keep: Keep): string {
  if (problem) return keep[problem]
  return [keep.posted(posted), over > 0 && keep.over(over), refused > 0 && keep.refused(refused, why)]
    .filter(Boolean)
    .join(' ')
}

/** Lists come without signatures; each order is asked for as a buyer would. */
async function readSigned(api: MarketApi, orders: readonly MarketOrder[]) {
  const reads = orders
    .filter(({ status, type }) => status === 'active' && type !== 'criteria')
    .map(async ({ side, orderHash, createdAt, protocolAddress }) => {
      try {
        const data = await getFulfillmentData(api, {
          ...{ side, orderHash, protocolAddress },
          fulfiller: zeroAddress,
        })
        return [{ side, orderHash, createdAt, order: data.order }]
      } catch (error) {
        // Sold or cancelled meanwhile; the others are still worth saving.
        if (error instanceof BaseError && error.retry !== 'later') return []
        throw error
      }
    })
  return (await Promise.all(reads)).flat()
}

async function postFile(api: MarketApi, file: File): Promise<Posted> {
  const nothing = { posted: 0, over: 0, refused: 0, why: '' }
  if (file.size > mostBytes) return { ...nothing, problem: 'tooLarge' }
  const orders = fromLines(await file.text())
  if (orders.length === 0) return { ...nothing, problem: 'noOrders' }
  let result: Posted = nothing
  // One after another: each is taken or refused by itself, and a market counts how fast one asks.
  for (const order of orders) {
    const { status, why } = await post(api, order)
    result =
      why === undefined
        ? { ...result, posted: result.posted + 1, over: result.over + (status === 'active' ? 0 : 1) }
        : { ...result, refused: result.refused + 1, why }
  }
  return result
}

async function post(
  api: MarketApi,
  { side, order }: SignedOrder,
): Promise<{ status?: MarketOrder['status']; why?: string }> {
  try {
    const { status } = await postOrder(api, { side, order })
    return { status }
  } catch (error) {
    if (error instanceof BaseError && error.retry !== 'later') return { why: error.message }
    throw error
  }
}
