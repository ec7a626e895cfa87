import { useRevokeApproval } from '@souk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { formatAddress } from '../../format/formatAddress.js'
import { useGuard } from '../../guard/useGuard.js'
import { portfolioWords } from '../../i18n/areas/portfolio.js'
import { useArea } from '../../i18n/useArea.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { RevokeReview } from './RevokeReview.js'

type Props = { intent: Extract<TradeIntent, { kind: 'revoke' }>; onClose: () => void }

/** Revokes an approval, after showing which orders become inactive. */
export function RevokeDialogContainer({ intent, onClose }: Props) {
  const { contract, standard, operator, name, dependent } = intent
  const { revoke } = useArea(portfolioWords)
  const trade = useTradeFacts({ kind: 'revocation', collection: name })
  const { native } = trade
  const flow = useRevokeApproval()
  const { state, prepare } = flow
  const guard = useGuard()
  const check = useCallback(() => {
    const approved = standard === 'erc20' ? { currency: contract } : { contract }
    prepare({ ...approved, operator, known: guard().known }, { title: name })
  }, [prepare, contract, standard, operator, guard, name])
  useEffect(check, [check])
  const queryClient = useQueryClient()
  const isDone = state.status === 'done'
  useEffect(() => {
    if (isDone) void queryClient.invalidateQueries({ queryKey: ['portfolio.approvals'] })
  }, [isDone, queryClient])
  const explain = (
    <RevokeReview
      name={name}
      operator={operator}
      dependent={dependent}
      networkFee={<NetworkFee estimate={flow.estimateFee} native={native} />}
      steps={state.status === 'ready' ? trade.stepsOf(state.plan.steps) : undefined}
      onStart={flow.start}
      onClose={onClose}
    />
  )
  return (
    <FlowDialogContainer
      kind="revocation"
      flow={flow}
      trade={trade}
      description={`${name}, ${formatAddress(operator)}`}
      form={explain}
      review={() => explain}
      receipt={(_, { done }) => (
        <DoneReceipt title={revoke.done(name)} facts={{ done, native }} onClose={onClose} />
      )}
      onRetry={check}
      onClose={onClose}
    />
  )
}
