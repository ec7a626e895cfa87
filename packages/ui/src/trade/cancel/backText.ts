import type { TradeIntent } from '../../dialogs/TradeIntent.js'

/**
 * Names what the visitor comes back to after a cancellation: the form of a listing or of offers, or another trade.
 *
 * @example
 * backText({ kind: 'offer', contract, tokenId }, texts) // → 'Back to your new offer'
 */
export function backText({ kind }: Pick<TradeIntent, 'kind'>, texts: backText.Texts): string {
  switch (kind) {
    case 'list':
      return texts.afterCancel
    case 'offer':
    case 'offers':
    case 'collectionOffer':
    case 'ladder':
      return texts.toOffer
    default:
      return texts.goOn
  }
}

export declare namespace backText {
  type Texts = { afterCancel: string; toOffer: string; goOn: string }
}
