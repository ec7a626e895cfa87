import { type BaseError, CodeMissingError } from '@souk/base'
import { ResponseError } from '@souk/market'
import type { Words } from '@souk/ui/parts/i18n/en/Words.js'
import { buttonClass } from '@souk/ui/parts/kit/Button.js'
import { Spinner } from '@souk/ui/parts/kit/Spinner.js'
import { StarMark } from '@souk/ui/parts/kit/StarMark.js'
import { LateErrorText } from '../errors/LateErrorText.js'

/**
 * Shown while the market server does not answer, or cannot read the chain; the app keeps trying by itself.
 *
 * @param base - The path of the chain. Empty for the market's first one.
 */
export function BootPage({ problem, words: { frame }, base }: BootPage.Props) {
  const isMissing = problem instanceof CodeMissingError
  const title = isMissing ? frame.missing.title : isOfChain(problem) ? frame.chainNotReady : frame.silent
  return (
    <main
      role="status"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 px-6 text-center"
    >
      <StarMark className="size-14" />
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-sm text-ink-soft">
        <Meaning problem={problem} frame={frame} /> {frame.unaffected}
      </p>
      <p className="flex items-center gap-2 text-sm font-medium">
        <Spinner /> {frame.again}
      </p>
      {isOfChain(problem) && base !== '' && (
        <a href="/" className={buttonClass('ghost')}>
          {frame.toDefaultChain}
        </a>
      )}
    </main>
  )
}

export declare namespace BootPage {
  type Props = { problem: BaseError; words: Words; base: string }
}

function isOfChain(problem: BaseError): boolean {
  return problem instanceof ResponseError && problem.facts.code === 'chain_not_ready'
}

function Meaning({ problem, frame }: { problem: BaseError; frame: Words['frame'] }) {
  if (problem instanceof CodeMissingError) return frame.missing.next.unreachable
  if (isOfChain(problem)) return frame.otherChainsWork
  if (problem.retry === 'later') return frame.starting
  return <LateErrorText error={problem} otherwise={frame.silent} />
}
