import { useTradeWords } from '../../i18n/areas/trades.js'
import { AddressField } from '../shared/AddressField.js'

/** Asks for a recipient. */
export function ReceiverField({
  to,
  found,
  count = 1,
  hasNames,
  problem,
  isReading,
  onTo,
}: ReceiverField.Props) {
  const { send } = useTradeWords()
  return (
    <AddressField
      label={send.to}
      hint={hasNames ? send.hintNamed(count) : send.hint(count)}
      typed={to}
      found={found}
      problem={problem}
      isReading={isReading}
      onType={onTo}
    />
  )
}

export declare namespace ReceiverField {
  type Props = Pick<AddressField.Props, 'found' | 'problem' | 'isReading'> & {
    /** As typed. */
    to: string
    /** The number of items to send. @default 1 */
    count?: number
    /** Whether the market knows accounts by name. */
    hasNames: boolean
    onTo: (to: string) => void
  }
}
