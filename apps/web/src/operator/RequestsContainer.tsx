import * as Wire from './operatorWire.js'
import { Requests } from './Requests.js'
import { useAdminQuery, useChange } from './useOperator.js'

/** Reads what visitors asked for, and answers. */
export function RequestsContainer() {
  const { data, error } = useAdminQuery(Wire.requests, '/v2/admin/requests')
  const answer = useChange(Wire.anything, (given: { contract: string; accept: boolean }) => ({
    path: `/v2/admin/requests/${given.contract}`,
    body: { accept: given.accept },
  }))
  return (
    <Requests
      requests={data?.requests ?? []}
      isBusy={answer.isPending}
      error={answer.error ?? error}
      onAnswer={(contract, accept) => answer.mutate({ contract, accept })}
    />
  )
}
