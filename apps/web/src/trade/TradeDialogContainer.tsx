import type { TradeIntent } from '../frame/trade.js'
import { BuyDialogContainer } from './BuyDialogContainer.js'
import { CancelDialogContainer } from './CancelDialogContainer.js'
import { ListDialogContainer } from './ListDialogContainer.js'

/** The dialog for what the person wants to do. */
export function TradeDialogContainer({ intent, onClose }: { intent: TradeIntent; onClose: () => void }) {
  switch (intent.kind) {
    case 'buy':
      return <BuyDialogContainer intent={intent} onClose={onClose} />
    case 'list':
      return <ListDialogContainer intent={intent} onClose={onClose} />
    case 'cancel':
      return <CancelDialogContainer intent={intent} onClose={onClose} />
    default:
      return intent satisfies never
  }
}
