'use client'

import type { ExecuteClient } from '@souk/execute'
import { createContext, type ReactNode, useContext } from 'react'
import { ExecuteProviderMissingError } from './errors.js'

const ExecuteContext = createContext<ExecuteClient | undefined>(undefined)

/**
 * Provides a client of the step-based API to the hooks below it.
 *
 * @example
 * <ExecuteProvider client={createExecuteClient({ chains })}><App /></ExecuteProvider>
 */
export function ExecuteProvider({ client, children }: { client: ExecuteClient; children: ReactNode }) {
  // React 18 does not support `<ExecuteContext value>`.
  return <ExecuteContext.Provider value={client}>{children}</ExecuteContext.Provider>
}

/**
 * Returns the client of the nearest {@link ExecuteProvider}.
 *
 * @throws {ExecuteProviderMissingError} outside an `ExecuteProvider`.
 *
 * @example
 * const client = useExecuteClient()
 */
export function useExecuteClient(): ExecuteClient {
  const client = useContext(ExecuteContext)
  if (!client) throw new ExecuteProviderMissingError()
  return client
}
