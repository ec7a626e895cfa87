import type { prepareCreateBundle } from '@souk/market/flows'
import type { ListForm } from '../../dialogs/ListForm.js'
import type { ReadBundle } from './bundleForm.js'

/** Returns the terms of the set; `undefined` while the form is incomplete. */
export function toBundleTerms(
  { mode, isOnChain }: ListForm,
  { terms, lines, issue }: ReadBundle,
): prepareCreateBundle.Options | undefined {
  const { currency, unitPrice, endPrice, startTime, endTime, buyer } = terms
  if (issue || !currency || unitPrice === undefined || endTime === undefined) return undefined
  return {
    assets: lines.map(({ line: { nft }, units }) => ({
      contract: nft.contract,
      tokenId: nft.tokenId,
      standard: nft.standard,
      quantity: units,
    })),
    price: unitPrice,
    currency: currency.address,
    startTime,
    endTime,
    ...(mode === 'dutch' ? { endPrice } : {}),
    ...(buyer ? { taker: buyer } : {}),
    ...(isOnChain ? { publish: 'chain' } : {}),
  }
}
