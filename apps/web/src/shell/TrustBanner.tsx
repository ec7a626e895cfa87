import { trustWords } from '@souk/ui/parts/i18n/areas/trust.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { buttonClass } from '@souk/ui/parts/kit/Button.js'
import { Link } from '@tanstack/react-router'

/** Says above every page that the market contradicts known facts, and what is still possible. */
export function TrustBanner({ networkName }: { networkName: string }) {
  const words = useArea(trustWords)
  return (
    <div role="alert" className="border-b border-bad bg-bad-wash">
      <div className="frame flex flex-wrap items-center gap-x-5 gap-y-2 py-2.5 text-sm">
        <p className="min-w-0 flex-[1_1_16rem]">
          <strong>{words.title}.</strong> {words.why(networkName)} {words.still}
        </p>
        <Link to="/networks" className={buttonClass()}>
          {words.seeFacts}
        </Link>
      </div>
    </div>
  )
}
