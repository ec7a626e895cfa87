import type { ReactNode } from 'react'
import { Button } from '../ui/Button.js'
import { Notice } from '../ui/Notice.js'
import { useWords } from '../words/useWords.js'
import { useServedVersion } from './useServedVersion.js'

/** Says that a part of the app did not come, and what helps. */
export function MissingPart({ children }: { children?: ReactNode }) {
  const { frame } = useWords()
  return (
    <Notice
      tone="warn"
      title={frame.missing.title}
      live
      action={
        <div className="flex flex-wrap gap-2.5">
          <ReloadButton />
          {children}
        </div>
      }
    >
      <MissingMeaning />
    </Notice>
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
