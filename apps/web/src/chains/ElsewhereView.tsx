import type { MarketChain } from '@souk/market'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { buttonClass } from '@souk/ui/parts/kit/Button.js'
import type { ReactNode } from 'react'
import { chainsWords } from '../i18n/areas/chains.js'

/** The part of a page that shows the other chains, each with its own money. */
export function ElsewhereView({ chains, page = '/', render }: ElsewhereView.Props) {
  const words = useArea(chainsWords)
  return (
    <section aria-labelledby="elsewhere" className="space-y-5">
      <div>
        <h2 id="elsewhere" className="text-2xl">
          {words.elsewhere}
        </h2>
        <p className="text-sm text-ink-soft">{words.elsewhereMeaning}</p>
      </div>
      {chains.map((chain) => (
        <section key={chain.chainId} aria-label={chain.title} className="space-y-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="mr-auto text-lg">
              {chain.title}{' '}
              <span className="font-sans text-sm font-normal text-ink-soft">
                {words.money(chain.nativeCurrency.name, chain.nativeCurrency.symbol)}
              </span>
            </h3>
            <a href={`${chain.path}${page}`} className={`${buttonClass('ghost')} max-sm:-ml-4`}>
              {words.open(chain.title)}
            </a>
          </div>
          {render(chain)}
        </section>
      ))}
    </section>
  )
}

export declare namespace ElsewhereView {
  type Props = {
    chains: readonly MarketChain[]
    /** The page of each chain that its link opens. @default the front page */
    page?: string
    render: (chain: MarketChain) => ReactNode
  }
}
