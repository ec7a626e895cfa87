import type { AnyOrder } from '@souk/market'
import { useMarket, useSouk } from '@souk/react'
import { UserRejectedError } from '@souk/seaport'
import { saveFile } from '@souk/ui/parts/format/saveFile.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { unfilledOf } from '@souk/ui/parts/orders/unfilledOf.js'
import { useMutation } from '@tanstack/react-query'
import { readSigned, signAgain } from './keepOrders.js'
import { toLines } from './signedOrders.js'

/** Saves an account's signed orders to a file. Inactive orders are saved if the wallet signs them again. */
export function useSaving(orders: readonly AnyOrder[]) {
  const { api } = useSouk()
  const { chainId } = useInfo()
  const market = useMarket()
  const inactive = orders.filter(({ status }) => status === 'inactive')
  const saving = useMutation({
    mutationFn: async ({ isSigningAgain }: { isSigningAgain: boolean }) => {
      const again =
        isSigningAgain && market ? await signAgain(market.client, inactive, { chainId }) : undefined
      const signed = [...(await readSigned(api, orders)), ...(again ?? [])]
      if (signed.length > 0) saveFile('orders.jsonl', toLines(signed), 'application/x-ndjson')
      const hashes = new Set(signed.map(({ orderHash }) => orderHash))
      const isPartly = (order: AnyOrder) => hashes.has(order.orderHash) && unfilledOf(order) < order.total
      const asleep = again ? 0 : inactive.length
      return {
        saved: signed.length,
        partly: orders.filter(isPartly).length,
        asleep,
        left: orders.length - signed.length - asleep,
      }
    },
  })
  return {
    ...saving,
    isDeclined: saving.error instanceof UserRejectedError,
    onSave: () => saving.mutate({ isSigningAgain: false }),
    onSignAgain: () => saving.mutate({ isSigningAgain: true }),
  }
}
