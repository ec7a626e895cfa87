import { useSyncExternalStore } from 'react'
import { browserStorage } from './browserStorage.js'

const changed = 'souk:stored'

/** Returns the value that this browser stores under a key, shared by all tabs. See {@link stored} to change it. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(subscribe, () => stored.getItem(key))
}

/** The browser's storage. Also announces changes within this page; browsers only tell other tabs. */
export const stored = {
  getItem: (key: string): string | null => browserStorage().getItem(key),
  setItem: (key: string, text: string): void => {
    browserStorage().setItem(key, text)
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
