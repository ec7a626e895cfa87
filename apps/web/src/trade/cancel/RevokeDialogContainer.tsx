import { useRevokeApproval } from '@souk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { formatAddress } from '../../format/formatAddress.js'
import { useGuard } from '../../guard/useGuard.js'
import { portfolioWords } from '../../i18n/areas/portfolio.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../ui/Button.js'
import { DialogActions } from '../../ui/DialogActions.js'
import { Facts } from '../../ui/Facts.js'
import { Notice } from '../../ui/Notice.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import { FlowDialog } from '../shared/FlowDialog.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { StepList } from '../shared/StepList.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'

type Props = { intent: Extract<TradeIntent, { kind: 'revoke' }>; onClose: () => void }

/** Takes an approval back, after it was said what this puts to sleep. */
export function RevokeDialogContainer({ intent, onClose }: Props) {
  const { contract, standard, operator, name, dependent } = intent
  const { revoke } = useArea(portfolioWords)
  const trade = useTradeFacts({ kind: 'revocation', collection: name })
  const { state, prepare, estimateFee, start, stop, resume } = useRevokeApproval()
  const guard = useGuard()
  const check = useCallback(
    () => prepare({ contract, standard, operator, known: guard().known }, { title: name }),
    [prepare, contract, standard, operator, guard, name],
  )
  useEffect(check, [check])
  const queryClient = useQueryClient()
  const isDone = state.status === 'done'
  useEffect(() => {
    if (isDone) void queryClient.invalidateQueries({ queryKey: ['portfolio.approvals'] })
  }, [isDone, queryClient])
  const ready = state.status === 'ready'
  const explain = (
    <div className="space-y-5">
      <p className="text-ink-soft">{revoke.explain(name)}</p>
      {dependent > 0 && <Notice tone="warn">{revoke.after(dependent)}</Notice>}
      {ready && (
        <div className="rounded-card bg-sunk px-4 py-2">
          <Facts
            rows={[
              {
                name: trade.words.trade.networkFee,
                value: <NetworkFee estimate={estimateFee} native={trade.native} />,
              },
            ]}
          />
        </div>
      )}
      {ready && <StepList steps={trade.stepsOf(state.plan.steps)} />}
      <DialogActions>
        <Button size="l" onClick={onClose}>
          {revoke.keep}
        </Button>
        <Button tone="primary" size="l" className="flex-1" busy={!ready} onClick={start}>
          {revoke.start}
        </Button>
      </DialogActions>
    </div>
  )
  return (
    <FlowDialog
      kind="revocation"
      state={state}
      description={`${name}, ${formatAddress(operator)}`}
      form={explain}
      review={() => explain}
      stepsOf={trade.stepsOf}
      receipt={(_, { done }) => (
        <DoneReceipt title={revoke.done(name)} done={done} native={trade.native} onClose={onClose} />
      )}
      ways={{ switch: <SwitchNetwork onSwitched={check} /> }}
      onRetry={check}
      onResume={resume}
      onStop={stop}
      onClose={onClose}
    />
  )
}
