import { useSetDomain } from '@souk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'
import { domainsWords } from '../../i18n/areas/domains.js'
import { useArea } from '../../i18n/useArea.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { SetDomainReview } from './SetDomainReview.js'

type Props = { intent: Extract<TradeIntent, { kind: 'setDomain' }>; onClose: () => void }

/** Registers a domain, so that others can find the owner of its tag. */
export function SetDomainDialogContainer({ intent, onClose }: Props) {
  const { domain } = intent
  const { register } = useArea(domainsWords)
  const trade = useTradeFacts({ kind: 'action' })
  const flow = useSetDomain()
  const { state, prepare } = flow
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
  const steps = state.status === 'ready' ? trade.stepsOf(state.plan.steps) : undefined
  const explain = <SetDomainReview domain={domain} steps={steps} onStart={flow.start} onClose={onClose} />
  return (
    <FlowDialogContainer
      kind="action"
      titles={register.titles}
      flow={flow}
      trade={trade}
      form={explain}
      review={() => explain}
      receipt={(_, { done }) => (
        <DoneReceipt title={register.done(domain)} facts={{ done, native: trade.native }} onClose={onClose} />
      )}
      onRetry={check}
      onClose={onClose}
    />
  )
}
