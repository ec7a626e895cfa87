import type { MarketChain } from '@souk/market'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { buttonClass } from '@souk/ui/parts/kit/Button.js'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { chainsWords } from '../i18n/areas/chains.js'

/** Lists the other chains on an account's page. Each shows its figures, and opens in place. */
export function HoldingsElsewhere({ choice, chains, page, render }: HoldingsElsewhere.Props) {
  return (
    <div className="space-y-3">
      {choice}
      {chains.map((chain) => (
        <Group key={chain.chainId} chain={chain} page={page}>
          {(isOpen) => render(chain, isOpen)}
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
    render: (chain: MarketChain, isOpen: boolean) => ReactNode
  }
}

function Group({ chain, page, children }: GroupProps) {
  const words = useArea(chainsWords)
  const [isOpen, setOpen] = useState(false)
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
          <span className="font-sans text-sm font-normal text-ink-soft">{chain.nativeCurrency.symbol}</span>
        </button>
        <a href={`${chain.path}${page}`} className={buttonClass('ghost')}>
          {words.open(chain.title)}
        </a>
      </div>
      {children(isOpen)}
    </section>
  )
}

type GroupProps = { chain: MarketChain; page: string; children: (isOpen: boolean) => ReactNode }
