import type { TradeIntent } from '../dialogs/TradeIntent.js'
import { BuyDialogContainer } from './buy/BuyDialogContainer.js'
import { CancelDialogContainer } from './cancel/CancelDialogContainer.js'
import { ListDialogContainer } from './list/ListDialogContainer.js'
import { AcceptDialogContainer } from './offer/AcceptDialogContainer.js'
import { OfferDialogContainer } from './offer/OfferDialogContainer.js'
import { SettleDialogContainer } from './offer/SettleDialogContainer.js'
import { RareTradeDialogContainer } from './RareTradeDialogContainer.js'
import { SendDialogContainer } from './send/SendDialogContainer.js'
import { SweepDialogContainer } from './sweep/SweepDialogContainer.js'
import { WrapDialogContainer } from './wrap/WrapDialogContainer.js'

/** Opens the dialog of a trade. */
export function TradeDialogContainer({ intent, onClose }: { intent: TradeIntent; onClose: () => void }) {
  switch (intent.kind) {
    case 'buy':
      return <BuyDialogContainer intent={intent} onClose={onClose} />
    case 'list':
      return <ListDialogContainer intent={intent} onClose={onClose} />
    case 'cancel':
      return <CancelDialogContainer intent={intent} onClose={onClose} />
    case 'offer':
      return <OfferDialogContainer intent={intent} onClose={onClose} />
    case 'accept':
      return <AcceptDialogContainer intent={intent} onClose={onClose} />
    case 'settle':
      return <SettleDialogContainer intent={intent} onClose={onClose} />
    case 'send':
      return <SendDialogContainer intent={intent} onClose={onClose} />
    case 'wrap':
      return <WrapDialogContainer intent={intent} onClose={onClose} />
    case 'sweep':
      return <SweepDialogContainer intent={intent} onClose={onClose} />
    default:
      return <RareTradeDialogContainer intent={intent} onClose={onClose} />
  }
}
