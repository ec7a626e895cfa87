import { useWords } from '@souk/ui/parts/i18n/useWords.js'
import { Button } from '@souk/ui/parts/kit/Button.js'

/** Says that the market does not answer or the browser is offline, above its earlier data. Hidden if the page itself says so. */
export function MarketBanner({ isOffline, onRetry, busy }: MarketBanner.Props) {
  const { frame } = useWords()
  return (
    <div role="alert" className="border-b border-warn bg-warn-wash group-has-data-says-away/shell:hidden">
      <div className="frame flex flex-wrap items-center gap-x-5 gap-y-2 py-2 text-sm">
        <p className="min-w-0 flex-[1_1_16rem]">
          <strong>{isOffline ? frame.offline : frame.silent}.</strong> {frame.mayBeOld}
        </p>
        <Button onClick={onRetry} busy={busy}>
          {frame.retry}
        </Button>
      </div>
    </div>
  )
}

export declare namespace MarketBanner {
  type Props = { isOffline: boolean; onRetry: () => void; busy: boolean }
}
