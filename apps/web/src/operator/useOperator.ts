import type { Output, Schema } from '@souk/base/schema'
import { useSouk } from '@souk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAdminKey } from './adminKey.js'
import { askMarket } from './askMarket.js'
import * as Wire from './operatorWire.js'

/** How often the page asks for the state of the market. */
const everyMs = 4_000

/** Asks the market with the operator's key. */
export function useAsk() {
  const { baseUrl } = useSouk().api
  const key = useAdminKey()
  return <output>(schema: Schema<output>, options: Omit<askMarket.Options, 'baseUrl' | 'key'>) =>
    askMarket(schema, { baseUrl, key, ...options })
}

/** Reads something at intervals. */
export function useAdminQuery<schema extends Schema>(schema: schema, path: askMarket.Options['path']) {
  const ask = useAsk()
  const { key } = useSouk().api
  return useQuery({
    queryKey: ['operator', key, path],
    queryFn: () => ask(schema, { path }) as Promise<Output<schema>>,
    refetchInterval: everyMs,
    staleTime: 0,
    retry: false,
  })
}

/** Changes something, and reads the page again. */
export function useChange<schema extends Schema, input>(
  schema: schema,
  toOptions: (input: input) => Omit<askMarket.Options, 'baseUrl' | 'key'>,
) {
  const ask = useAsk()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: input) => ask(schema, toOptions(input)) as Promise<Output<schema>>,
    // Names and lists anywhere in the app may change, too.
    onSuccess: () => client.invalidateQueries(),
  })
}

/** Reads the state of the market. */
export function useOverview() {
  return useAdminQuery(Wire.overview, '/v2/admin/overview')
}
