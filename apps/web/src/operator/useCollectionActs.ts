import * as z from '@souk/base/schema'
import type { CollectionAct } from './CollectionRow.js'
import { useChange } from './useOperator.js'

const answer = z.object({ tokens: z.optional(z.int()) })
const bodies = {
  hide: { is_hidden: true },
  show: { is_hidden: false },
  stop: { is_stopped: true },
  resume: { is_stopped: false },
  refresh: { only_failed: false },
  retry: { only_failed: true },
} as const

type Act = { contract: string; act: CollectionAct; name: string | undefined }

/** Changes collections, one at a time. */
export function useCollectionActs() {
  const change = useChange(answer, ({ contract, act, name }: Act) => ({
    path: `/v2/admin/collections/${contract}${act === 'refresh' || act === 'retry' ? '/refresh' : ''}`,
    body: act === 'rename' ? { name } : bodies[act],
  }))
  return {
    /** The contract that is being changed. */
    busy: change.isPending ? change.variables.contract : undefined,
    error: change.error,
    /** The number of tokens that the last action queued. */
    queued: change.data?.tokens,
    run: (contract: string, act: CollectionAct, name?: string) => change.mutate({ contract, act, name }),
  }
}
