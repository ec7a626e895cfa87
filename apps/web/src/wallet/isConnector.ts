import type { Connector } from 'wagmi'

/** Tells a connector from a function that makes one. wagmi passes either as the one that is connecting. */
export function isConnector(value: unknown): value is Connector {
  return typeof value === 'object' && value !== null && 'uid' in value && 'emitter' in value
}
