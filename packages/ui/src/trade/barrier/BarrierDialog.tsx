import { embedDialogWords } from '../../i18n/areas/embedDialogs.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { trustWords } from '../../i18n/areas/trust.js'
import { useArea } from '../../i18n/useArea.js'
import { Dialog } from '../../kit/Dialog.js'
import { Notice } from '../../kit/Notice.js'
import { Contradictions } from '../../market/Contradictions.js'
import type { Barrier } from './barrierTo.js'

/** Says why a trade cannot begin, in place of a form that could not be submitted. */
export function BarrierDialog({ barrier, info, networkName, native, onClose }: BarrierDialog.Props) {
  const words = useTradeWords()
  const trust = useArea(trustWords)
  const { untrusted } = useArea(embedDialogWords)
  if (barrier.name === 'contradiction')
    return (
      <Dialog open onClose={onClose} title={trust.blocked}>
        <div className="space-y-4">
          <Notice tone="bad" title={trust.title}>
            {trust.why(networkName)} {trust.still}
          </Notice>
          <Contradictions contradictions={barrier.contradictions} />
        </div>
      </Dialog>
    )
  if (barrier.name === 'unknownChain')
    return (
      <Dialog open onClose={onClose} title={untrusted.title}>
        <Notice tone="bad" title={untrusted.text(info.name, info.chainId)}>
          {untrusted.forDevelopers}
        </Notice>
      </Dialog>
    )
  const { title, why } = words.barriers[barrier.name]
  return (
    <Dialog open onClose={onClose} title={barrier.name === 'noWrapped' ? words.wrap.open : words.offer.make}>
      <Notice tone="info" title={title}>
        {why(native.symbol)}
      </Notice>
    </Dialog>
  )
}

export declare namespace BarrierDialog {
  type Props = {
    barrier: Barrier
    info: { name: string; chainId: number }
    networkName: string
    native: { symbol: string }
    onClose: () => void
  }
}
