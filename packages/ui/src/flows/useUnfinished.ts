import { useFlows } from '@souk/react'
import { unfinished } from './unfinished.js'

/** Tells whether an earlier purchase of an item never got the wallet's answer. */
export function useUnfinished(subject: Parameters<typeof unfinished>[1]): boolean {
  const { flows } = useFlows()
  return unfinished(flows, subject) !== undefined
}
