import type { TradeIntent } from '../dialogs/TradeIntent.js'
import {
  AcceptSwapDialogContainer,
  BulkListDialogContainer,
  BundleDialogContainer,
  BuySetDialogContainer,
  CancelPlanDialogContainer,
  CollectionOfferDialogContainer,
  FillAloneDialogContainer,
  LadderDialogContainer,
  MatchDialogContainer,
  MintDialogContainer,
  OffersDialogContainer,
  RevokeDialogContainer,
  SalesDialogContainer,
  SendSeveralDialogContainer,
  SetDomainDialogContainer,
  SwapDialogContainer,
} from './rareDialogs.js'

type Common = 'accept' | 'buy' | 'cancel' | 'list' | 'offer' | 'send' | 'settle' | 'sweep' | 'wrap'

/** A trade whose dialog loads when it is first opened. */
type RareIntent = Exclude<TradeIntent, { kind: Common }>

/** Opens the dialog of a rare trade. */
export function RareTradeDialogContainer({ intent, onClose }: { intent: RareIntent; onClose: () => void }) {
  switch (intent.kind) {
    case 'acceptSwap':
      return <AcceptSwapDialogContainer intent={intent} onClose={onClose} />
    case 'bulkList':
      return <BulkListDialogContainer intent={intent} onClose={onClose} />
    case 'bundle':
      return <BundleDialogContainer intent={intent} onClose={onClose} />
    case 'buySet':
      return <BuySetDialogContainer intent={intent} onClose={onClose} />
    case 'cancelPlan':
      return <CancelPlanDialogContainer intent={intent} onClose={onClose} />
    case 'collectionOffer':
      return <CollectionOfferDialogContainer intent={intent} onClose={onClose} />
    case 'fillAlone':
      return <FillAloneDialogContainer intent={intent} onClose={onClose} />
    case 'ladder':
      return <LadderDialogContainer intent={intent} onClose={onClose} />
    case 'match':
      return <MatchDialogContainer intent={intent} onClose={onClose} />
    case 'mint':
      return <MintDialogContainer intent={intent} onClose={onClose} />
    case 'offers':
      return <OffersDialogContainer intent={intent} onClose={onClose} />
    case 'revoke':
      return <RevokeDialogContainer intent={intent} onClose={onClose} />
    case 'sales':
      return <SalesDialogContainer intent={intent} onClose={onClose} />
    case 'sendSeveral':
      return <SendSeveralDialogContainer intent={intent} onClose={onClose} />
    case 'setDomain':
      return <SetDomainDialogContainer intent={intent} onClose={onClose} />
    case 'swap':
      return <SwapDialogContainer intent={intent} onClose={onClose} />
    default:
      return intent satisfies never
  }
}
