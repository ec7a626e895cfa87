import type { Connector } from 'wagmi'

/** Tells a connector from the function that makes one: wagmi gives either as what is being connected. */
export function isConnector(value: unknown): value is Connector {
  return typeof value === 'object' && value !== null && 'uid' in value && 'emitter' in value
}
