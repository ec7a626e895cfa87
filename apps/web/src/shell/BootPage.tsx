import { type BaseError, CodeMissingError } from '@souk/base'
import { ResponseError } from '@souk/market'
import { kitWords } from '@souk/ui/parts/i18n/areas/kit.js'
import { catalogues } from '@souk/ui/parts/i18n/catalogues.js'
import type { Language } from '@souk/ui/parts/i18n/language/locale.js'
import { buttonClass } from '@souk/ui/parts/kit/Button.js'
import { Spinner } from '@souk/ui/parts/kit/Spinner.js'
import { StarMark } from '@souk/ui/parts/kit/StarMark.js'
import { LateErrorText } from '../errors/LateErrorText.js'

/**
 * Shown while the market server does not answer, or cannot read the chain; the app keeps trying by itself.
 *
 * @param base - The path of the chain. Empty for the market's first one.
 */
export function BootPage({ problem, language, base }: BootPage.Props) {
  const { frame } = catalogues[language]
  const isMissing = problem instanceof CodeMissingError
  const title = isMissing
    ? kitWords[language].missing.title
    : isOfChain(problem)
      ? frame.chainNotReady
      : frame.silent
  return (
    <main
      role="status"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 px-6 text-center"
    >
      <StarMark className="size-14" />
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-sm text-ink-soft">
        <Meaning {...{ problem, language }} /> {frame.unaffected}
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
  type Props = { problem: BaseError; language: Language; base: string }
}

function isOfChain(problem: BaseError): boolean {
  return problem instanceof ResponseError && problem.facts.code === 'chain_not_ready'
}

function Meaning({ problem, language }: Omit<BootPage.Props, 'base'>) {
  const { frame } = catalogues[language]
  if (problem instanceof CodeMissingError) return kitWords[language].missing.next.unreachable
  if (isOfChain(problem)) return frame.otherChainsWork
  if (problem.retry === 'later') return frame.starting
  return <LateErrorText error={problem} otherwise={frame.silent} />
}
