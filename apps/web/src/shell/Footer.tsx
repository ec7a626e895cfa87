import { useWords } from '@souk/ui/parts/i18n/useWords.js'
import { CopyText } from '@souk/ui/parts/kit/CopyText.js'
import { Link } from '@tanstack/react-router'
import type { useTools } from './ways.js'

/** Shows the network and contracts that the market uses, with links to verify them. */
export function Footer({ marketName, networkName, chainId, seaport, isUnknown, tools }: Footer.Props) {
  const { frame } = useWords()
  return (
    <footer className="zellige mt-auto border-t group-has-data-buy-bar/shell:pb-20 border-line bg-sunk text-clay">
      <div className="frame space-y-4 py-7 text-sm text-ink-soft">
        <nav aria-label={frame.tools} className="-mx-3 grid grid-cols-2 sm:flex sm:flex-wrap">
          {tools.map(({ to, name }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-ink underline-offset-4 hover:underline"
            >
              {frame.ways[name]}
            </Link>
          ))}
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
          <p className="max-w-xl">
            {frame.keeps(marketName, networkName, chainId)}
            {isUnknown && ` ${frame.notCompared}`}
          </p>
          <p className="flex items-center gap-1">
            {frame.exchange} <CopyText value={seaport} label={frame.exchangeAddress} />
          </p>
        </div>
      </div>
    </footer>
  )
}

export declare namespace Footer {
  type Props = {
    marketName: string
    networkName: string
    chainId: number
    seaport: string
    /** Whether parts of what the market says about its chain could not be compared with known facts. */
    isUnknown: boolean
    /** The links to other pages. */
    tools: ReturnType<typeof useTools>
  }
}
