import type { CodeMissingError } from '@souk/base'
import { keepReopened, wasReopened } from '@souk/ui/parts/lazy/reopened.js'
import { useServedVersion } from '@souk/ui/parts/lazy/useServedVersion.js'
import { useEffect, useState } from 'react'
import { ErrorPage } from './ErrorPage.js'

/**
 * Replaces a page whose code failed to load. A visitor who navigates to a page has not typed anything in it yet, so
 * it reloads from the server as soon as that answers. If that fails too, it says so.
 */
export function MissingPage({ error }: { error: CodeMissingError }) {
  const [isLast] = useState(() => wasReopened(window.sessionStorage, here()))
  const { data: served } = useServedVersion({ untilReached: !isLast })
  const isReached = served !== undefined && served !== 'unreachable'
  useEffect(() => {
    if (isReached && !isLast && keepReopened(window.sessionStorage, here())) window.location.reload()
  }, [isReached, isLast])
  return served === undefined ? null : <ErrorPage error={error} />
}

const here = () => ({ href: window.location.href, nowMs: Date.now() })
