import { domainTag } from '@souk/seaport'
import { domainsWords } from '../../i18n/areas/domains.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { DialogActions } from '../../kit/DialogActions.js'
import { Facts } from '../../kit/Facts.js'
import { StepList } from '../shared/StepList.js'
import type { StepText } from '../shared/stepWords.js'

/** Explains the effects of registering a domain. */
export function SetDomainReview({ domain, steps, onStart, onClose }: SetDomainReview.Props) {
  const { register } = useArea(domainsWords)
  const tag = domainTag(domain)
  return (
    <div className="space-y-5">
      <p className="text-ink-soft">{register.explain(domain, tag)}</p>
      <section aria-label={register.review} className="rounded-card bg-sunk px-4 py-2">
        <Facts
          rows={[
            { name: register.domain, value: domain },
            { name: register.tag, value: tag },
          ]}
        />
      </section>
      {steps && <StepList steps={steps} />}
      <DialogActions>
        <Button size="l" onClick={onClose}>
          {register.keep}
        </Button>
        <Button tone="primary" size="l" className="flex-1" busy={!steps} onClick={onStart}>
          {register.start}
        </Button>
      </DialogActions>
    </div>
  )
}

export declare namespace SetDomainReview {
  type Props = {
    domain: string
    /** Undefined until the check is done. */
    steps: readonly StepText[] | undefined
    onStart: () => void
    onClose: () => void
  }
}
