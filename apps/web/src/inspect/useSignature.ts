import { useSouk } from '@souk/react'
import { Order } from '@souk/seaport'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type FoundSignature, findSignature } from './findSignature.js'

/** Why a signature is not available; it may still exist. */
export type MissingSignature = 'asking' | Exclude<FoundSignature['type'], 'signed'>

/** Returns an order with its signature: its own, or else the market's. */
export function useSignature(order: Order.Order): {
  order: Order.Order
  missing: MissingSignature | undefined
} {
  const { seaport } = useInfo()
  const { api } = useSouk()
  const orderHash = useMemo(() => Order.hash(order.parameters), [order])
  const { data: found, isError } = useQuery({
    queryKey: ['inspect.signature', api.chain, orderHash],
    queryFn: ({ signal }) => findSignature(api, { orderHash, exchange: seaport, signal }),
    enabled: order.signature === '0x',
    networkMode: 'always',
  })
  const signature = found?.type === 'signed' ? found.signature : order.signature
  const signed = useMemo(() => ({ ...order, signature }), [order, signature])
  if (signature !== '0x') return { order: signed, missing: undefined }
  if (isError) return { order, missing: 'offline' }
  return { order, missing: found && found.type !== 'signed' ? found.type : 'asking' }
}
