import type { ReactNode } from 'react'
import { useWords } from '../i18n/useWords.js'
import { Button } from '../ui/Button.js'
import { useServedVersion } from './useServedVersion.js'

/** Says that a part of the app did not come, and what helps. */
export function MissingPart({ children }: { children?: ReactNode }) {
  const { frame } = useWords()
  return (
    // A notice would bring its icons to every first page.
    <div role="alert" className="space-y-2.5 rounded-card bg-warn-wash p-3.5 text-sm text-ink">
      <p className="font-semibold">{frame.missing.title}</p>
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

/** Why a part of the app did not come, as far as that can be told. */
export function MissingMeaning() {
  const { missing } = useWords().frame
  const { data: served = 'same' } = useServedVersion()
  return `${missing.why[served]} ${missing.untouched} ${missing.next[served]}`
}

/**
 * Opens the page anew as soon as the server answers: without it, even what is here would be gone. Only that helps, since
 * browsers remember that a file did not come and do not ask for it again.
 */
export function ReloadButton() {
  const { missing } = useWords().frame
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
