import { CopyText } from '../ui/CopyText.js'

/** What the market rests on, for those who want to check. */
export function Footer({ marketName, networkName, chainId, seaport }: Footer.Props) {
  return (
    <footer className="zellige mt-auto border-t border-line bg-sunk text-clay">
      <div className="frame flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-7 text-sm text-ink-soft">
        <p className="max-w-xl">
          {marketName} keeps signed orders and shows them. Trades are settled by Seaport 1.5, between wallets,
          on {networkName} (chain {chainId}).
        </p>
        <p className="flex items-center gap-1">
          Exchange <CopyText value={seaport} label="exchange address" />
        </p>
      </div>
    </footer>
  )
}

export declare namespace Footer {
  type Props = { marketName: string; networkName: string; chainId: number; seaport: string }
}
