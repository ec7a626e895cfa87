import { createExecuteClient, type ExecuteClient } from '@souk/execute'
import { useSouk } from '@souk/react'
import { useState } from 'react'
import { useInfo } from '../../market/useInfo.js'

/** Returns a client of this market's step-based API. */
export function useStepClient(): ExecuteClient {
  const { chainId: id, chain: name } = useInfo()
  const { baseUrl: baseApiUrl } = useSouk().api
  const [client] = useState(() => createExecuteClient({ chains: [{ id, name, baseApiUrl }] }))
  return client
}
