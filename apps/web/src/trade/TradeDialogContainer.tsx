import type { TradeIntent } from '../frame/trade.js'
import { lateDialog } from '../late/lateDialog.js'
import { AcceptDialogContainer } from './AcceptDialogContainer.js'
import { BuyDialogContainer } from './BuyDialogContainer.js'
import { CancelDialogContainer } from './CancelDialogContainer.js'
import { ListDialogContainer } from './ListDialogContainer.js'
import { OfferDialogContainer } from './OfferDialogContainer.js'
import { SendDialogContainer } from './SendDialogContainer.js'
import { SettleDialogContainer } from './SettleDialogContainer.js'
import { SweepDialogContainer } from './SweepDialogContainer.js'
import { WrapDialogContainer } from './WrapDialogContainer.js'

// Rare, or large: who only buys does not fetch them.
const BulkListDialogContainer = lateDialog(
  async () => (await import('./BulkListDialogContainer.js')).BulkListDialogContainer,
)
const CancelPlanDialogContainer = lateDialog(
  async () => (await import('./CancelPlanDialogContainer.js')).CancelPlanDialogContainer,
)
const CollectionOfferDialogContainer = lateDialog(
  async () => (await import('./CollectionOfferDialogContainer.js')).CollectionOfferDialogContainer,
)
const RevokeDialogContainer = lateDialog(
  async () => (await import('./RevokeDialogContainer.js')).RevokeDialogContainer,
)
const FillAloneDialogContainer = lateDialog(
  async () => (await import('./FillAloneDialogContainer.js')).FillAloneDialogContainer,
)
const SetDomainDialogContainer = lateDialog(
  async () => (await import('./SetDomainDialogContainer.js')).SetDomainDialogContainer,
)

/** The dialog for what the person wants to do. */
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
    case 'collectionOffer':
      return <CollectionOfferDialogContainer intent={intent} onClose={onClose} />
    case 'accept':
      return <AcceptDialogContainer intent={intent} onClose={onClose} />
    case 'settle':
      return <SettleDialogContainer intent={intent} onClose={onClose} />
    case 'send':
      return <SendDialogContainer intent={intent} onClose={onClose} />
    case 'wrap':
      return <WrapDialogContainer onClose={onClose} />
    case 'bulkList':
      return <BulkListDialogContainer intent={intent} onClose={onClose} />
    case 'fillAlone':
      return <FillAloneDialogContainer intent={intent} onClose={onClose} />
    case 'setDomain':
      return <SetDomainDialogContainer intent={intent} onClose={onClose} />
    case 'cancelPlan':
      return <CancelPlanDialogContainer intent={intent} onClose={onClose} />
    case 'revoke':
      return <RevokeDialogContainer intent={intent} onClose={onClose} />
    case 'sweep':
      return <SweepDialogContainer intent={intent} onClose={onClose} />
    default:
      return intent satisfies never
  }
}
