import { useState } from 'react'
import type { KeyCreation } from './KeyCreation.js'
import { Keys } from './Keys.js'
import * as Wire from './operatorWire.js'
import { useAdminQuery, useChange } from './useOperator.js'

/** Reads the API keys, creates and revokes them. */
export function KeysContainer() {
  const { data, error } = useAdminQuery(Wire.keys, '/v2/admin/keys')
  const create = useChange(Wire.newKey, (body: KeyCreation.Created) => ({ path: '/v2/admin/keys', body }))
  const revoke = useChange(Wire.anything, (id: string) => ({
    path: `/v2/admin/keys/${id}`,
    method: 'DELETE',
  }))
  const [revoking, setRevoking] = useState<Wire.ApiKey>()
  const close = () => setRevoking(undefined)
  return (
    <Keys
      keys={data?.keys ?? []}
      secret={create.data?.secret}
      revoking={revoking}
      error={create.error ?? revoke.error ?? error}
      isBusy={create.isPending}
      onCreate={(created) => create.mutate(created)}
      onCopied={create.reset}
      onRevoke={setRevoking}
      onConfirm={() => {
        close()
        if (revoking) revoke.mutate(revoking.id)
      }}
      onClose={close}
    />
  )
}
