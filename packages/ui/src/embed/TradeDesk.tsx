import type { TradeIntent } from '../dialogs/TradeIntent.js'
import { TradeDialogContainer } from '../trade/TradeDialogContainer.js'
import { WithFlows } from './WithFlows.js'

/** Shows the dialog of a trade. */
export function TradeDesk(props: { intent: TradeIntent; onClose: () => void }) {
  return (
    <WithFlows>
      <TradeDialogContainer {...props} />
    </WithFlows>
  )
}
