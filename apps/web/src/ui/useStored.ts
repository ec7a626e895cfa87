import { useSyncExternalStore } from 'react'

const changed = 'souk:stored'

/** What this browser keeps under a key, the same in all tabs; see {@link stored} for how to change it. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(subscribe, () => stored.getItem(key))
}

/** The browser's storage. What is written by it is heard of in this page too; browsers tell the other tabs alone. */
export const stored = {
  getItem: (key: string): string | null => window.localStorage.getItem(key),
  setItem: (key: string, text: string): void => {
    window.localStorage.setItem(key, text)
    window.dispatchEvent(new Event(changed))
  },
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(changed, onChange)
  }
}
