import { Flow } from '@souk/react'
import { formatMoney } from '../../format/formatMoney.js'
import { formatMoment } from '../../format/formatTime.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { Button } from '../../kit/Button.js'
import { CopyText } from '../../kit/CopyText.js'
import { Notice } from '../../kit/Notice.js'
import { sentText } from './sentText.js'

/** Shows a trade that finished after the visitor had left it. */
export function Settled({ state, onClose }: Settled.Props) {
  const { trade } = useTradeWords()
  const hash = Flow.hashOf(state)
  const [posted, ...others] = state.posted
  return (
    <div className="space-y-4">
      {/* The dialog's title already says what was put on the market. */}
      <Notice tone="good" {...(posted ? {} : { title: trade.settled })} live>
        {!posted
          ? trade.settledMeaning
          : others.length === 0 && 'currency' in posted
            ? trade.postedOne(
                formatMoney(posted.price, posted.currency, { exact: true }),
                formatMoment(posted.order.parameters.endTime),
              )
            : trade.posted(state.posted.length)}
      </Notice>
      {hash && (
        <p className="text-sm">
          {sentText(
            state.steps.map(({ kind }) => kind),
            trade,
          )}{' '}
          <CopyText value={hash} label={trade.transactionHash} />
        </p>
      )}
      <Button tone="primary" className="w-full" onClick={onClose}>
        {trade.done}
      </Button>
    </div>
  )
}

export declare namespace Settled {
  type Props = {
    state: Extract<Flow.State, { status: 'settled' }>
    onClose: () => void
  }
}
