import type { prepareCreateListings } from '@souk/market/flows'
import type { bulkWords } from '../../i18n/areas/bulk.js'
import type { BulkForm } from './bulkForm.js'
import type { Judged } from './useBulkForm.js'

/** Returns warnings about many listings, besides the guard's findings. */
export function bulkWarnings(
  { steps, findings }: Pick<prepareCreateListings.Plan, 'steps' | 'findings'>,
  about: { form: BulkForm; judged: Judged; words: (typeof bulkWords)['en'] },
): readonly string[] {
  const { form, judged, words } = about
  const signatures = steps.filter(({ kind }) => kind === 'signature').length
  return [
    // The visitor did not choose separate signatures, so the account cannot sign several at once.
    ...(!form.oneByOne && signatures > 1 ? [words.contract(signatures)] : []),
    // The guard reports prices far below the floor, item by item.
    ...(judged.belowFloor > 0 && !findings.some(({ name }) => name === 'priceFarUnderFloor')
      ? [words.warnBelow(judged.belowFloor)]
      : []),
    ...(judged.listed > 0 ? [words.warnListed(judged.listed)] : []),
  ]
}
