import { BaseError } from '@souk/base'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../ui/Button.js'
import { EmptyState } from '../ui/EmptyState.js'
import { PageTitle } from '../ui/PageTitle.js'

/** Shown where a page could not be built: what happened, and two ways on. */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="frame py-12" role="alert">
      <EmptyState
        level={1}
        title="This page did not open"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button tone="primary" onClick={onRetry}>
              Try again
            </Button>
            <Link to="/" className={buttonClass('quiet')}>
              Front page
            </Link>
          </div>
        }
      >
        <p>{pageErrorText(error)} Nothing of yours was touched.</p>
      </EmptyState>
    </div>
  )
}

/** One sentence about what went wrong; the technical message only where we have no better words. */
export function pageErrorText(error: unknown): string {
  if (error instanceof BaseError) {
    if (error.retry === 'later') return 'The market server did not answer.'
    return error.message
  }
  return 'Something in this page broke.'
}

/** Shown for an address that leads nowhere; says what is missing where that is known. */
export function NotFoundPage({ what }: NotFoundPage.Props) {
  const title = what ? `There is no such ${what}` : 'A dead end'
  return (
    <div className="frame py-12">
      <PageTitle>{what ? title : 'Not found'}</PageTitle>
      <EmptyState
        level={1}
        title={title}
        action={
          <Link to="/" className={buttonClass('primary')}>
            Back to the square
          </Link>
        }
      >
        {what
          ? `This market knows no ${what} at this address. It may have been mistyped.`
          : 'There is no such page on this market.'}
      </EmptyState>
    </div>
  )
}

export declare namespace NotFoundPage {
  type Props = { what?: 'collection' | 'item' | 'wallet' }
}
