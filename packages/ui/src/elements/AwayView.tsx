import { useEffect } from 'react'
import { Root } from '../embed/Root.js'
import { embedWords } from '../i18n/areas/embed.js'
import { pageLanguage } from '../i18n/language/locale.js'
import { Button } from '../kit/Button.js'
import { Notice } from '../kit/Notice.js'
import type { Market } from './readAttributes.js'
import { tellError } from './SoukEvents.js'

/** Says in an element that its market does not answer. */
export function AwayView({ element, first, isBusy, onRetry }: AwayView.Props) {
  const words = embedWords[first.language ?? pageLanguage()]
  const message = words.away(first.market)
  useEffect(() => tellError(element, { reason: 'market', message }), [element, message])
  return (
    <Root theme={first.theme ?? 'system'}>
      <Notice
        tone="warn"
        title={message}
        action={
          <Button busy={isBusy} onClick={onRetry}>
            {words.retry}
          </Button>
        }
      />
    </Root>
  )
}

export declare namespace AwayView {
  type Props = { element: HTMLElement; first: Market; isBusy: boolean; onRetry: () => void }
}
