import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../i18n/useWords.js'
import { Button, buttonClass } from '../kit/Button.js'
import { EmptyState } from '../kit/EmptyState.js'
import { PageLink } from '../links/PageLink.js'
import { useMarketState } from './useMarketState.js'

/**
 * Replaces data of the market while it does not answer or the browser is offline. Says what still works, and offers to retry. Retries by itself
 * when the market is back.
 */
export function MarketAway({ level = 2, onRetry, action }: MarketAway.Props) {
  const { frame } = useWords()
  const isOffline = useMarketState() === 'offline'
  useReturn(onRetry)
  return (
    // The shell says it too, unless the page does.
    <div role="alert" data-says-away="">
      <EmptyState
        level={level}
        title={isOffline ? frame.offline : frame.silent}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {onRetry && (
              <Button tone="primary" onClick={onRetry}>
                {frame.retry}
              </Button>
            )}
            {!isOffline && (
              <PageLink page={{ kind: 'inspector' }} className={buttonClass('quiet')}>
                {frame.ways.inspector}
              </PageLink>
            )}
            {action}
          </div>
        }
      >
        <p>{frame.unaffected}</p>
        <p className="pt-2">{isOffline ? frame.offlineMeaning : frame.goesOn}</p>
      </EmptyState>
    </div>
  )
}

export declare namespace MarketAway {
  type Props = {
    level?: 1 | 2
    /** Retries. */
    onRetry: (() => void) | undefined
    /** Another action. */
    action?: ReactNode
  }
}

/** Retries when events arrive again. */
function useReturn(onRetry: (() => void) | undefined): void {
  const state = useMarketState()
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== 'live' && state === 'live') onRetry?.()
    before.current = state
  }, [state, onRetry])
}
