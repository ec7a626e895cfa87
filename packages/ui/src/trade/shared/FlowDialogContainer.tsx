import type { Flow, useFlow } from '@souk/react'
import { Button } from '../../kit/Button.js'
import { FlowDialog } from './FlowDialog.js'
import { SwitchNetwork } from './SwitchNetwork.js'
import type { useTradeFacts } from './useTradeFacts.js'

/** The dialog of a trade, with its flow. */
export function FlowDialogContainer<plan extends Flow.Plan, outcome>(
  props: FlowDialogContainer.Props<plan, outcome>,
) {
  const { flow, trade, hasTerms = false, ways, onRetry, ...rest } = props
  const back = <Button onClick={flow.reset}>{trade.words.trade.back}</Button>
  const toTerms = hasTerms && flow.state.status === 'blocked' ? { retry: back, close: back } : {}
  return (
    <FlowDialog
      stepsOf={trade.stepsOf}
      approval={trade.approval}
      {...rest}
      state={flow.state}
      ways={{ switch: <SwitchNetwork onSwitched={onRetry} />, ...toTerms, ...ways }}
      onRetry={onRetry}
      onResume={flow.resume}
      onStop={flow.stop}
    />
  )
}

export declare namespace FlowDialogContainer {
  type Flowing<plan extends Flow.Plan, outcome> = Pick<
    useFlow.Result<never, plan, outcome>,
    'state' | 'reset' | 'resume' | 'stop'
  >
  type Props<plan extends Flow.Plan, outcome> = Omit<
    FlowDialog.Props<plan, outcome>,
    'state' | 'stepsOf' | 'onResume' | 'onStop'
  > &
    Partial<Pick<FlowDialog.Props<plan, outcome>, 'stepsOf'>> & {
      flow: Flowing<plan, outcome>
      trade: Pick<ReturnType<typeof useTradeFacts>, 'words' | 'stepsOf' | 'approval'>
      /** Whether the visitor chose terms. If they cannot be met, the dialog offers to change them. @default false */
      hasTerms?: boolean
    }
}
