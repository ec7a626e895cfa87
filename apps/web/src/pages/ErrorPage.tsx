import { BaseError, CodeMissingError, findCause } from '@souk/base'
import { useWords } from '@souk/ui/parts/i18n/useWords.js'
import { Button, buttonClass } from '@souk/ui/parts/kit/Button.js'
import { EmptyState } from '@souk/ui/parts/kit/EmptyState.js'
import { MissingMeaning, ReloadButton } from '@souk/ui/parts/lazy/MissingPart.js'
import { MarketAway } from '@souk/ui/parts/market/MarketAway.js'
import { Link, useRouterState } from '@tanstack/react-router'
import { LateErrorText } from '../errors/LateErrorText.js'
import { PageTitle } from './PageTitle.js'

/** Shown when a page could not be rendered: what happened, and two ways to continue. */
export function ErrorPage({ error, onRetry }: ErrorPage.Props) {
  const { frame } = useWords()
  const isFront = useRouterState({ select: ({ location }) => location.pathname === '/' })
  const front = !isFront && (
    <Link to="/" className={buttonClass('quiet')}>
      {frame.front}
    </Link>
  )
  if (isAway(error))
    return (
      <div className="frame py-12">
        <MarketAway level={1} onRetry={onRetry} action={front} />
      </div>
    )
  return (
    <div className="frame py-12" role="alert">
      <EmptyState
        level={1}
        title={frame.broken}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {isMissing(error) ? (
              <ReloadButton />
            ) : (
              <Button tone="primary" onClick={onRetry}>
                {frame.retry}
              </Button>
            )}
            {front}
          </div>
        }
      >
        <p>
          {isMissing(error) ? (
            <MissingMeaning />
          ) : (
            <>
              <PageErrorText error={error} /> {frame.brokenUntouched}
            </>
          )}
        </p>
      </EmptyState>
    </div>
  )
}

export declare namespace ErrorPage {
  type Props = {
    error: unknown
    /** Renders the page again. Code that failed to load needs a reload instead. */
    onRetry?: (() => void) | undefined
  }
}

/** Tells whether a retry may succeed. */
function isAway(error: unknown): boolean {
  return error instanceof BaseError && error.retry === 'later' && !isMissing(error)
}

function isMissing(error: unknown): boolean {
  return findCause(error, CodeMissingError) !== undefined
}

/** Describes the error. An error that is not ours would say nothing that helps a person. */
function PageErrorText({ error }: Pick<ErrorPage.Props, 'error'>) {
  const { brokenPage } = useWords().frame
  return error instanceof BaseError ? <LateErrorText error={error} otherwise={brokenPage} /> : brokenPage
}

/** Shown for an unknown address. Names what is missing if it is known. */
export function NotFoundPage({ what }: NotFoundPage.Props) {
  const { frame } = useWords()
  const title = what ? frame.noSuch[what] : frame.deadEnd
  return (
    <div className="frame py-12">
      <PageTitle>{what ? title : frame.notFound}</PageTitle>
      <EmptyState
        level={1}
        title={title}
        action={
          <Link to="/" className={buttonClass('primary')}>
            {frame.back}
          </Link>
        }
      >
        {what ? frame.unknownHere[what] : frame.noPage}
      </EmptyState>
    </div>
  )
}

export declare namespace NotFoundPage {
  type Props = { what?: 'collection' | 'item' | 'wallet' }
}
