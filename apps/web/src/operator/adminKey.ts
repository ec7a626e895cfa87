import { useSouk } from '@souk/react'
import { useSyncExternalStore } from 'react'

const changed = 'souk:operator'

/** Returns the operator's key for this market, if one was entered in this tab. */
export function useAdminKey(): string | undefined {
  const name = useKeyName()
  return useSyncExternalStore(subscribe, () => window.sessionStorage.getItem(name) ?? undefined)
}

/** Returns a function that keeps a key until the tab closes, or forgets it. */
export function useKeepKey(): (key: string | undefined) => void {
  const name = useKeyName()
  return (key) => {
    if (key === undefined) window.sessionStorage.removeItem(name)
    else window.sessionStorage.setItem(name, key)
    window.dispatchEvent(new Event(changed))
  }
}

/** Each market of several has keys of its own. */
function useKeyName(): string {
  const { baseUrl, chain } = useSouk().api
  return `souk.operator ${baseUrl} ${chain}`
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  return () => window.removeEventListener(changed, onChange)
}
