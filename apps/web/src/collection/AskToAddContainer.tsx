import { useSouk } from '@souk/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { askMarket } from '../operator/askMarket.js'
import * as Wire from '../operator/operatorWire.js'
import { NotFoundPage } from '../pages/ErrorPage.js'
import { AskToAdd } from './AskToAdd.js'
import { CollectionSkeleton } from './CollectionSkeleton.js'

/** Offers to ask for a collection that the market does not trade, where the operator allows it. */
export function AskToAddContainer({ address }: { address: Address }) {
  const { baseUrl, key } = useSouk().api
  const request = useQuery({
    queryKey: ['collection.request', key, address],
    queryFn: () => askMarket(Wire.request, { baseUrl, path: `/v2/collections/requests/${address}` }),
    retry: false,
  })
  const asking = useMutation({
    mutationFn: (reason: string) =>
      askMarket(Wire.requested, { baseUrl, path: '/v2/collections/requests', body: { address, reason } }),
  })
  if (request.isPending) return <CollectionSkeleton />
  const state = asking.data?.state ?? request.data?.state
  if (!request.data?.is_open || state === undefined || state === 'traded')
    return <NotFoundPage what="collection" />
  return (
    <AskToAdd
      name={request.data.name}
      state={state}
      isBusy={asking.isPending}
      error={asking.error}
      onAsk={(reason) => asking.mutate(reason)}
    />
  )
}
