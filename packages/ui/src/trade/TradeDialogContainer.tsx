import { useContext } from 'react'
import type { TradeIntent } from '../dialogs/TradeIntent.js'
import { chainName } from '../market/chainName.js'
import { checkInfo } from '../market/checkInfo.js'
import { TrustContext } from '../market/TrustContext.js'
import { useInfo } from '../market/useInfo.js'
import { useNative } from '../wallet/useNative.js'
import { BarrierDialog } from './barrier/BarrierDialog.js'
import { barrierTo } from './barrier/barrierTo.js'
import { BuyDialogContainer } from './buy/BuyDialogContainer.js'
import { CancelDialogContainer } from './cancel/CancelDialogContainer.js'
import { ListDialogContainer } from './list/ListDialogContainer.js'
import { AcceptDialogContainer } from './offer/AcceptDialogContainer.js'
import { OfferDialogContainer } from './offer/OfferDialogContainer.js'
import { SettleDialogContainer } from './offer/SettleDialogContainer.js'
import { RareTradeDialogContainer } from './RareTradeDialogContainer.js'
import { SendDialogContainer } from './send/SendDialogContainer.js'
import { NetworkContext } from './shared/NetworkContext.js'
import { SweepDialogContainer } from './sweep/SweepDialogContainer.js'
import { WrapDialogContainer } from './wrap/WrapDialogContainer.js'

type Props = { intent: TradeIntent; onClose: () => void }

/** Opens the dialog of a trade, or says why the market cannot take part in it. */
export function TradeDialogContainer({ intent, onClose }: Props) {
  const native = useNative()
  const info = useInfo()
  const isTrusted = useContext(TrustContext)
  const barrier = barrierTo(intent, { info, check: checkInfo(info), isTrusted })
  const name = chainName(info)
  if (barrier) return <BarrierDialog networkName={name} {...{ barrier, info, native, onClose }} />
  return (
    <NetworkContext value={{ name, hasOthers: info.chains !== undefined }}>
      <TradeDialog {...{ intent, onClose }} />
    </NetworkContext>
  )
}

function TradeDialog({ intent, onClose }: Props) {
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
