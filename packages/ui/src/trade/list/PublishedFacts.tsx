import type { Trade } from '@souk/market/flows'
import { ReceiptFacts } from '../shared/ReceiptFacts.js'
import { sendsOrder } from './useBoundSteps.js'

/** Shows the transaction that published an order, and its network fee. Renders nothing for an order that was signed. */
export function PublishedFacts({ state: { steps, done }, native }: PublishedFacts.Props) {
  return sendsOrder(steps) ? <ReceiptFacts done={done} native={native} /> : null
}

export declare namespace PublishedFacts {
  type Props = {
    /** The state of the finished trade. */
    state: { steps: readonly Trade.Step[]; done: ReceiptFacts.Props['done'] }
    /** The currency of network fees. */
    native: ReceiptFacts.Props['native']
  }
}
