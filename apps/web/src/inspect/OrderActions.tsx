import { Order } from '@souk/seaport'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { inspectWords } from '@souk/words/inspect'
import { Section } from './OrderReport.js'

/** Shows the possible actions for an order. */
export function OrderActions({ order, side, isOwn, obstacle, note, ...on }: OrderActions.Props) {
  const { act } = useArea(inspectWords)
  return (
    <Section title={act.title}>
      <p className="text-sm text-ink-soft">{!isOwn && obstacle ? obstacle : act.why}</p>
      <div className="flex flex-wrap items-center gap-2.5">
        {isOwn ? (
          <Button tone="danger" onClick={on.onCancel}>
            {act.cancel}
          </Button>
        ) : (
          !obstacle && (
            <Button tone="primary" onClick={on.onFill}>
              {side === 'swap' ? act.swap : act[side === 'ask' ? 'buy' : 'accept']}
            </Button>
          )
        )}
        <Button onClick={on.onCopy}>{act.copy}</Button>
        <span role="status" className="text-sm text-ink-soft">
          {note}
        </span>
      </div>
      <details className="rounded-card border border-line">
        <summary className="min-h-11 px-4 py-2.5 text-sm font-semibold">{act.json}</summary>
        <pre className="max-h-96 overflow-auto border-t border-line px-4 py-3 text-xs">
          {JSON.stringify(Order.serialize(order), null, 2)}
        </pre>
      </details>
    </Section>
  )
}

export declare namespace OrderActions {
  type Props = {
    order: Order.Order
    side: 'ask' | 'bid' | 'swap'
    /** Whether the visitor made it. */
    isOwn: boolean
    /** Why it cannot be filled from here. */
    obstacle: string | undefined
    /** The result of copying. */
    note: string | undefined
    onCancel: () => void
    onFill: () => void
    onCopy: () => void
  }
}
