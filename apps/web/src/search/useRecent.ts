import { useChainKey } from '@souk/ui/parts/market/useChainKey.js'
import { useState } from 'react'
import { type Choice, decodeRecent } from './choices.js'

/** Stores the results opened last, also for the next visit. */
export function useRecent(): [recent: readonly Choice[], keep: (next: readonly Choice[]) => void] {
  const key = useChainKey('souk.searches')
  const [recent, setRecent] = useState(() => decodeRecent(window.localStorage.getItem(key)))
  const keep = (next: readonly Choice[]) => {
    setRecent(next)
    window.localStorage.setItem(key, JSON.stringify(next))
  }
  return [recent, keep]
}
