import { Check, CircleAlert } from 'lucide-react'
import { itemWords } from '../i18n/areas/item.js'
import { useArea } from '../i18n/useArea.js'
import { PageLink } from '../links/PageLink.js'

const linkClass =
  'inline-flex min-h-8 items-center text-xs font-semibold text-clay underline-offset-4 hover:underline max-sm:min-h-11'

/** Shows whether the exchange would fill an order at this moment, or a button to check. */
export function Proof({ state, orderHash, onAsk }: Proof.Props) {
  const words = useArea(itemWords)
  if (state === 'unasked')
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
  const isGood = state === 'takes'
  const Icon = isGood ? Check : CircleAlert
  return (
    <p role="status" className="flex items-start gap-1.5 text-xs">
      {state === 'checking' ? (
        words.checking
      ) : (
        <>
          <Icon aria-hidden className={`mt-0.5 size-3.5 shrink-0 ${isGood ? 'text-good' : 'text-warn'}`} />
          {state === 'unknown' ? words.unknownNow : words[state]}
        </>
      )}
    </p>
  )
}

export declare namespace Proof {
  type Props = {
    state: 'unasked' | 'checking' | 'unknown' | 'takes' | 'takesNot'
    orderHash: string
    onAsk: () => void
  }
}
