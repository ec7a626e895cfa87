import { useSetDomain } from '@souk/react'
import { domainTag } from '@souk/seaport'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'
import { domainsWords } from '../../i18n/areas/domains.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../ui/Button.js'
import { DialogActions } from '../../ui/DialogActions.js'
import { Facts } from '../../ui/Facts.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import { FlowDialog } from '../shared/FlowDialog.js'
import { StepList } from '../shared/StepList.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'

type Props = { intent: Extract<TradeIntent, { kind: 'setDomain' }>; onClose: () => void }

/** Registers a domain, so that others can find out whose tag it is. */
export function SetDomainDialogContainer({ intent, onClose }: Props) {
  const { domain } = intent
  const { register } = useArea(domainsWords)
  const trade = useTradeFacts({ kind: 'action' })
  const { state, prepare, start, stop, resume } = useSetDomain()
  const guard = useGuard()
  const check = useCallback(
    () => prepare({ domain, known: guard().known }, { title: domain }),
    [prepare, guard, domain],
  )
  useEffect(check, [check])
  const queryClient = useQueryClient()
  const isDone = state.status === 'done'
  useEffect(() => {
    if (isDone)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('getDomains') })
  }, [isDone, queryClient])
  const tag = domainTag(domain)
  const ready = state.status === 'ready'
  const explain = (
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
      {ready && <StepList steps={trade.stepsOf(state.plan.steps)} />}
      <DialogActions>
        <Button size="l" onClick={onClose}>
          {register.keep}
        </Button>
        <Button tone="primary" size="l" className="flex-1" busy={!ready} onClick={start}>
          {register.start}
        </Button>
      </DialogActions>
    </div>
  )
  return (
    <FlowDialog
      kind="action"
      titles={register.titles}
      state={state}
      form={explain}
      review={() => explain}
      stepsOf={trade.stepsOf}
      receipt={(_, { done }) => (
        <DoneReceipt title={register.done(domain)} done={done} native={trade.native} onClose={onClose} />
      )}
      ways={{ switch: <SwitchNetwork onSwitched={check} /> }}
      onRetry={check}
      onResume={resume}
      onStop={stop}
      onClose={onClose}
    />
  )
}
