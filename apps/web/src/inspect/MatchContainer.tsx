import { Order } from '@souk/seaport'
import { useTradeDialogs } from '@souk/ui/parts/dialogs/useTradeDialogs.js'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { matchWords } from '@souk/ui/parts/i18n/areas/match.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useConnection } from 'wagmi'
import type { InspectContext } from './context.js'
import { MatchReport } from './MatchReport.js'
import { useMatch } from './useMatch.js'
import { useSignature } from './useSignature.js'

/** Checks whether two orders fit, and lets the visitor settle them. */
export function MatchContainer({ orders: [first, second], context }: MatchContainer.Props) {
  const { subject } = useArea(matchWords)
  const desk = useTradeDialogs()
  const account = useConnection().address
  const signed = [useSignature(first), useSignature(second)]
  const orders = signed.map(({ order }) => order)
  const isSame = Order.hash(first.parameters) === Order.hash(second.parameters)
  const isAsking = signed.some(({ missing }) => missing === 'asking')
  const { data, error } = useMatch(orders, { isEnabled: !isSame && !isAsking })
  const isUnsigned = signed.some(
    ({ order, missing }) =>
      missing !== undefined &&
      missing !== 'asking' &&
      // The exchange needs no signature from the account that sends the transaction.
      !isSameAddress(order.parameters.offerer, account),
  )
  return (
    <MatchReport
      {...{ account, isSame, isUnsigned, orders, error }}
      match={data}
      tokens={context.tokens}
      onConnect={desk.openWallet}
      onSettle={() => desk.trade({ kind: 'match', orders, tokens: context.tokens, title: subject })}
    />
  )
}

export declare namespace MatchContainer {
  type Props = { orders: readonly [Order.Order, Order.Order]; context: InspectContext }
}
