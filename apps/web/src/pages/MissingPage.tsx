import type { CodeMissingError } from '@souk/base'
import { useEffect, useState } from 'react'
import { keepReopened, wasReopened } from '../lazy/reopened.js'
import { useServedVersion } from '../lazy/useServedVersion.js'
import { ErrorPage } from './ErrorPage.js'

/**
 * Stands where the code of a page did not come. Somebody who goes to a page has typed nothing in it yet, so it is opened
 * anew from the server as soon as that answers; where it did not come even so, that is said.
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
