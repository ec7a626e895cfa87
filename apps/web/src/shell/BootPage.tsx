import { type BaseError, CodeMissingError } from '@souk/base'
import { LateErrorText } from '../errors/LateErrorText.js'
import type { Words } from '../i18n/en/Words.js'
import { Spinner } from '../ui/Spinner.js'
import { StarMark } from '../ui/StarMark.js'

/** Shown while the market server does not answer; the app keeps trying by itself. */
export function BootPage({ problem, words: { frame } }: { problem: BaseError; words: Words }) {
  const isMissing = problem instanceof CodeMissingError
  return (
    <main
      role="status"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 px-6 text-center"
    >
      <StarMark className="size-14" />
      <h1 className="text-2xl">{isMissing ? frame.missing.title : frame.silent}</h1>
      <p className="max-w-sm text-ink-soft">
        <Meaning problem={problem} frame={frame} /> {frame.unaffected}
      </p>
      <p className="flex items-center gap-2 text-sm font-medium">
        <Spinner /> {frame.again}
      </p>
    </main>
  )
}

function Meaning({ problem, frame }: { problem: BaseError; frame: Words['frame'] }) {
  if (problem instanceof CodeMissingError) return frame.missing.next.unreachable
  if (problem.retry === 'later') return frame.starting
  return <LateErrorText error={problem} otherwise={frame.silent} />
}
