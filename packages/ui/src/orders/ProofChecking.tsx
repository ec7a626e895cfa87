import { proofWords } from '../i18n/areas/proof.js'
import { useArea } from '../i18n/useArea.js'

/** Says that the chain is being asked whether it would fill an order. */
export function ProofChecking() {
  const words = useArea(proofWords)
  return (
    <p role="status" className="flex items-start gap-1.5 text-xs">
      {words.checking}
    </p>
  )
}
