import { stored, useStored } from '@souk/ui/parts/kit/useStored.js'

const key = 'souk.notices'

/** Whether the browser shows notifications. `blocked`: the visitor or the browser forbids them for this site. */
export type BrowserNotices = 'on' | 'off' | 'blocked'

/** Returns whether this browser can show notifications. */
export function hasBrowserNotices(): boolean {
  return 'Notification' in window
}

/** Returns whether the browser shows notifications, and a function to change it, which may ask the visitor. */
export function useBrowserNotices(): [
  state: BrowserNotices,
  change: (wanted: 'on' | 'off') => Promise<void>,
] {
  const state = stateOf(useStored(key))
  const change = async (wanted: 'on' | 'off') => {
    if (wanted === 'on' && Notification.permission === 'default') await Notification.requestPermission()
    stored.setItem(key, wanted)
  }
  return [state, change]
}

function stateOf(text: string | null): BrowserNotices {
  if (text !== 'on' || !hasBrowserNotices()) return 'off'
  return Notification.permission === 'granted' ? 'on' : 'blocked'
}
