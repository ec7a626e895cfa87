import { Check, CircleAlert } from 'lucide-react'
import { proofWords } from '../i18n/areas/proof.js'
import { useArea } from '../i18n/useArea.js'
import { ProofChecking } from './ProofChecking.js'

/** Says whether the exchange would fill an order at this moment. */
export function Proof({ state }: { state: 'checking' | 'unknown' | 'takes' | 'takesNot' }) {
  const words = useArea(proofWords)
  if (state === 'checking') return <ProofChecking />
  const isGood = state === 'takes'
  const Icon = isGood ? Check : CircleAlert
  return (
    <p role="status" className="flex items-start gap-1.5 text-xs">
      <Icon aria-hidden className={`mt-0.5 size-3.5 shrink-0 ${isGood ? 'text-good' : 'text-warn'}`} />
      {state === 'unknown' ? words.unknownNow : words[state]}
    </p>
  )
}
