import { formatAddress } from '@souk/ui/parts/format/formatAddress.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { inspectWords, type Signer } from '@souk/words/inspect'
import { Section } from './OrderReport.js'
import type { MissingSignature } from './useSignature.js'

/**
 * Shows who signed an order. If the signature is not available, explains what that means; the signature may still
 * exist.
 */
export function SignatureSection({ signer, offerer, missing }: SignatureSection.Props) {
  const { signature: words, bulkOf } = useArea(inspectWords)
  if (missing)
    return (
      <Section title={words.title}>
        <p>{missing === 'validated' ? words.validated : `${words[missing]} ${words.anyHolder}`}</p>
      </Section>
    )
  if (!signer || signer.type === 'none') return null
  const text =
    signer.type === 'offerer'
      ? words.offerer(formatAddress(offerer))
      : signer.type === 'other'
        ? words.other(formatAddress(signer.signer), formatAddress(offerer))
        : words[signer.type]
  return (
    <Section title={words.title}>
      <p className={signer.type === 'other' ? 'font-semibold text-bad' : ''}>{text}</p>
      {'place' in signer && signer.place && (
        <p className="text-ink-soft">
          {bulkOf(signer.place.of)} {words.place(signer.place.index)}
        </p>
      )}
    </Section>
  )
}

export declare namespace SignatureSection {
  type Props = {
    signer: Signer | undefined
    offerer: string
    /** `validated`: the order has no signature, and the exchange requires none. */
    missing: MissingSignature | 'validated' | undefined
  }
}
