import { proofWords } from '../i18n/areas/proof.js'
import { useArea } from '../i18n/useArea.js'
import { PageLink } from '../links/PageLink.js'

const linkClass =
  'inline-flex min-h-8 items-center text-xs font-semibold text-clay underline-offset-4 hover:underline max-sm:min-h-11'

/** Offers to check whether the exchange would fill an order at this moment. */
export function ProofAsk({ orderHash, onAsk }: { orderHash: string; onAsk: () => void }) {
  const words = useArea(proofWords)
  return (
    <span className="flex flex-wrap gap-x-3">
      <button type="button" onClick={onAsk} className={linkClass}>
        {words.check}
      </button>
      <PageLink page={{ kind: 'inspector', orderHash }} className={linkClass}>
        {words.inspect}
      </PageLink>
    </span>
  )
}
