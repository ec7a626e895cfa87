import { formatMoney } from '../../format/formatMoney.js'
import type { bundleWords } from '../../i18n/areas/bundle.js'
import { nftName } from '../../nft/nftName.js'
import type { ReadBundle } from './bundleForm.js'

/** Returns warnings about the price of a set, and about orders that compete with it. */
export function bundleWarnings(
  { floors, lines, isBelowFloors, otherSets }: ReadBundle,
  { warning }: Pick<(typeof bundleWords)['en'], 'warning'>,
): readonly string[] {
  const alone = lines.filter(({ isListed }) => isListed).map(({ line }) => line.nft)
  const hasEdition = alone.some(({ standard }) => standard === 'erc1155')
  const names = alone.map(nftName).join(', ')
  return [
    ...(isBelowFloors && floors ? [warning.belowFloors(formatMoney(floors.price, floors.currency))] : []),
    ...(alone.length > 0
      ? [[warning.listedAlone(names, alone.length), ...(hasEdition ? [warning.editionAlone] : [])].join(' ')]
      : []),
    ...(otherSets > 0 ? [warning.otherSet(otherSets)] : []),
  ]
}
