import { useWords } from '@souk/ui/parts/i18n/useWords.js'
import type { MarketState } from '@souk/ui/parts/market/marketState.js'
import { ChevronDown } from 'lucide-react'
import { StateDot } from './StateMark.js'

/** Names the shown chain and its market's state, and opens the choice of chains. A phone only shows the chain's money. */
export function ChainButton({ chain, state, onPress }: ChainButton.Props) {
  const { frame } = useWords()
  const { title, symbol } = chain
  const text = frame.state[state]
  return (
    <>
      <p role="status" aria-label={frame.connection(title)} className="sr-only">
        {title} · {text}
      </p>
      <button
        type="button"
        onClick={onPress}
        aria-haspopup="dialog"
        aria-label={frame.chain(title, symbol)}
        title={`${title} · ${text}: ${frame.stateHint[state]}`}
        className="flex min-h-11 items-center gap-1.5 rounded-full px-1.5 text-xs font-semibold text-ink-soft hover:text-ink xl:gap-2 xl:border xl:border-edge xl:px-3"
      >
        <StateDot state={state} />
        <span className="max-w-14 truncate sm:hidden">{symbol}</span>
        <span className="max-w-32 truncate max-sm:hidden">{title}</span>
        <ChevronDown aria-hidden className="size-3.5 shrink-0 max-xs:-ml-1" />
      </button>
    </>
  )
}

export declare namespace ChainButton {
  type Chain = { title: string; symbol: string }
  type Props = { chain: Chain; state: MarketState; onPress: () => void }
}
