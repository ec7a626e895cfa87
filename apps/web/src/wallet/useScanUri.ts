import { useEffect, useState } from 'react'
import { isConnector } from './isConnector.js'

/** Returns the URI for a wallet on a phone to scan. A connector sends it while it waits. */
export function useScanUri(connecting: unknown): string | undefined {
  const [uri, setUri] = useState<string>()
  useEffect(() => {
    setUri(undefined)
    if (!isConnector(connecting)) return
    const onMessage = (message: { type: string; data?: unknown }) => {
      if (message.type === 'display_uri' && typeof message.data === 'string') setUri(message.data)
    }
    connecting.emitter.on('message', onMessage)
    return () => connecting.emitter.off('message', onMessage)
  }, [connecting])
  return uri
}
