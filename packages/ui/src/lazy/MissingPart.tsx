import type { ReactNode } from 'react'
import { kitWords } from '../i18n/areas/kit.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../kit/Button.js'
import { useServedVersion } from './useServedVersion.js'

/** Says that a part of the app failed to load, and what to do. */
export function MissingPart({ children }: { children?: ReactNode }) {
  const words = useArea(kitWords)
  return (
    // A `Notice` would add its icons to the first load of every page.
    <div role="alert" className="space-y-2.5 rounded-card bg-warn-wash p-3.5 text-sm text-ink">
      <p className="font-semibold">{words.missing.title}</p>
      <p className="wrap-break-word">
        <MissingMeaning />
      </p>
      <div className="flex flex-wrap gap-2.5">
        <ReloadButton />
        {children}
      </div>
    </div>
  )
}

/** Explains why a part of the app failed to load, as far as it is known. */
export function MissingMeaning() {
  const { missing } = useArea(kitWords)
  const { data: served = 'same' } = useServedVersion()
  return `${missing.why[served]} ${missing.untouched} ${missing.next[served]}`
}

/**
 * Reloads the page as soon as the server answers; without a server, even the loaded parts would be lost. Only a
 * reload helps, since browsers remember a failed import and do not request it again.
 */
export function ReloadButton() {
  const { missing } = useArea(kitWords)
  const { isFetching, refetch } = useServedVersion()
  const reload = async () => {
    const { data } = await refetch()
    if (data !== 'unreachable') window.location.reload()
  }
  return (
    <Button tone="primary" busy={isFetching} onClick={() => void reload()}>
      {missing.reload}
    </Button>
  )
}
