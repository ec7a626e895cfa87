import { hasBrowserNotices, useBrowserNotices } from '../preferences/browserNotices.js'
import { NoticesChoice } from './NoticesChoice.js'

/** Asks the visitor's browser for permission to show notifications. Renders nothing if it cannot show any. */
export function NoticesContainer() {
  const [state, change] = useBrowserNotices()
  if (!hasBrowserNotices()) return null
  return <NoticesChoice state={state} onChange={(wanted) => void change(wanted)} />
}
