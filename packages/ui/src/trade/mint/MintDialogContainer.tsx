import { ExecuteProvider } from '@souk/react/execute'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { mintWords } from '../../i18n/areas/mint.js'
import { useArea } from '../../i18n/useArea.js'
import { useBalance } from '../../wallet/useBalances.js'
import { Checking } from '../shared/Checking.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { ItemLine } from '../shared/ItemLine.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { MintReceiptContainer } from './MintReceiptContainer.js'
import { MintReview } from './MintReview.js'
import { useMinting } from './useMinting.js'
import { useStepClient } from './useStepClient.js'

type Props = { intent: Extract<TradeIntent, { kind: 'mint' }>; onClose: () => void }

/** Minting, through the step-based API of the market. */
export function MintDialogContainer(props: Props) {
  return (
    <ExecuteProvider client={useStepClient()}>
      <Minting {...props} />
    </ExecuteProvider>
  )
}

function Minting({ intent, onClose }: Props) {
  const { mint, quantity, title, picture } = intent
  const words = useArea(mintWords)
  const trade = useTradeFacts({ kind: 'mint', collection: title })
  const balance = useBalance(mint.currency.address, trade.account)
  const { flow, check } = useMinting(intent)
  return (
    <FlowDialogContainer
      kind="mint"
      flow={flow}
      trade={trade}
      item={<ItemLine name={title} collection={words.stage[mint.kind]} picture={picture} />}
      form={<Checking label={words.checking} />}
      review={(plan) => (
        <MintReview
          {...{ mint, quantity, balance, words }}
          networkFee={<NetworkFee estimate={flow.estimateFee} native={trade.native} />}
          steps={trade.stepsOf(plan.steps)}
          onStart={flow.start}
        />
      )}
      receipt={({ received }, { done }) => (
        <MintReceiptContainer {...{ received, mint, done, onClose }} native={trade.native} />
      )}
      onRetry={check}
      onClose={onClose}
    />
  )
}
