import type { TradeIntent } from '../frame/trade.js'
import { BuyDialogContainer } from './BuyDialogContainer.js'
import { CancelDialogContainer } from './CancelDialogContainer.js'
import { ListDialogContainer } from './ListDialogContainer.js'
import { useTradeContext } from './useTradeContext.js'

/** The dialog for what the person wants to do. */
export function TradeDialogContainer({ intent, onClose }: { intent: TradeIntent; onClose: () => void }) {
  const context = useTradeContext()
  if (!context) return null
  switch (intent.kind) {
    case 'buy':
      return <BuyDialogContainer intent={intent} context={context} onClose={onClose} />
    case 'list':
      return <ListDialogContainer intent={intent} context={context} onClose={onClose} />
    case 'cancel':
      return <CancelDialogContainer intent={intent} context={context} onClose={onClose} />
    default:
      return intent satisfies never
  }
}
