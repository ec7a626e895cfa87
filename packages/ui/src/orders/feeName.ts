import { formatAddress } from '../format/formatAddress.js'
import { formatBasisPoints } from '../format/formatShare.js'
import { type FeeKnowledge, feeKind, type PricePart } from './breakdown.js'

/**
 * Names a part of a price by its recipient and its share, or by its address if the recipient is unknown.
 *
 * @example
 * feeName({ recipient, basisPoints: 100 }, { info, collection, part: words.orders.part }) // → 'Market fee (1%)'
 */
export function feeName(fee: Pick<PricePart, 'recipient' | 'basisPoints'>, known: feeName.Known): string {
  const kind = feeKind(fee.recipient, known)
  const name = kind === 'other' ? formatAddress(fee.recipient) : known.part[kind]
  return `${name} (${formatBasisPoints(fee.basisPoints)})`
}

export declare namespace feeName {
  type Known = FeeKnowledge & { part: Record<PricePart['to'], string> }
}
