import type { ReactNode } from 'react'
import { Button } from '../ui/Button.js'
import { Notice } from '../ui/Notice.js'
import type { FailureText } from './failure.js'
import type { IssueText } from './issues.js'

/** Why a trade does not go on, and what can be done. */
export function Blocked({
  text,
  onClose,
  action,
}: {
  text: IssueText
  onClose: () => void
  action?: ReactNode
}) {
  return (
    <div className="space-y-4">
      <Notice tone="warn" title={text.title} live>
        {text.body}
      </Notice>
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        {action}
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  )
}

/** A failure with what it means for money and items, and the next step. */
export function Failed({
  text,
  onRetry,
  onClose,
}: {
  text: FailureText
  onRetry: () => void
  onClose: () => void
}) {
  const retry = { retry: 'Try again', resend: 'Send it again', look: undefined }[text.next]
  return (
    <div className="space-y-4">
      <Notice tone={text.calm ? 'info' : text.next === 'look' ? 'warn' : 'bad'} title={text.title} live>
        {text.body}
      </Notice>
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        {retry && (
          <Button tone="primary" onClick={onRetry}>
            {retry}
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  )
}
