import { useWords } from '@souk/ui/parts/i18n/useWords.js'
import { isSilent, type MarketState } from '@souk/ui/parts/market/marketState.js'

/** Shows the market's state. A narrow screen shows only the dot; screen readers still read the text. */
export function StateMark({ networkName, state }: { networkName: string; state: MarketState }) {
  const { frame } = useWords()
  const text = frame.state[state]
  return (
    <p
      role="status"
      aria-label={frame.connection(networkName)}
      title={`${networkName} · ${text}: ${frame.stateHint[state]}`}
      className="flex items-center gap-2 rounded-full px-1.5 text-xs font-medium text-ink-soft xl:border xl:border-line xl:px-3 xl:py-1.5"
    >
      <StateDot state={state} />
      <span className="max-xs:sr-only">
        <span className="max-xl:sr-only">{networkName} · </span>
        {text}
      </span>
    </p>
  )
}

/** The market's state as a colour and a shape, beside its text. */
export function StateDot({ state }: { state: MarketState }) {
  const look = state === 'live' ? 'bg-good' : isSilent(state) ? 'bg-bad' : 'border-2 border-warn'
  return <span className={`size-2.5 shrink-0 rounded-full ${look}`} aria-hidden />
}
