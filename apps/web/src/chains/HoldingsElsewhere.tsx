import type { MarketChain } from '@souk/market'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { chainsWords } from '../i18n/areas/chains.js'
import { useArea } from '../i18n/useArea.js'
import { buttonClass } from '../ui/Button.js'

/** Lists the other chains on an account's page. Each opens in place, and only then is it read. */
export function HoldingsElsewhere({ choice, chains, page, render }: HoldingsElsewhere.Props) {
  return (
    <div className="space-y-3">
      {choice}
      {chains.map((chain) => (
        <Group key={chain.chainId} chain={chain} page={page}>
          {() => render(chain)}
        </Group>
      ))}
    </div>
  )
}

export declare namespace HoldingsElsewhere {
  type Props = {
    /** Selects one or all chains. */
    choice: ReactNode
    chains: readonly MarketChain[]
    /** The account's page on each chain. */
    page: string
    render: (chain: MarketChain) => ReactNode
  }
}

function Group({ chain, page, children }: GroupProps) {
  const words = useArea(chainsWords)
  const [isOpen, setOpen] = useState(true)
  return (
    <section aria-label={chain.title} className="space-y-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mr-auto flex min-h-11 items-center gap-2 font-display text-lg"
        >
          <ChevronDown aria-hidden className={`size-4 ${isOpen ? '' : '-rotate-90'}`} />
          {chain.title}
          <span className="font-body text-sm font-normal text-ink-soft">{chain.nativeCurrency.symbol}</span>
        </button>
        <a href={`${chain.path}${page}`} className={buttonClass('ghost')}>
          {words.open(chain.title)}
        </a>
      </div>
      {isOpen && children()}
    </section>
  )
}

type GroupProps = { chain: MarketChain; page: string; children: () => ReactNode }
