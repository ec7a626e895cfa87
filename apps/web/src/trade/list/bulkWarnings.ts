import type { prepareListings } from '@souk/market/flows'
import type { bulkWords } from '../../i18n/areas/bulk.js'
import type { BulkForm } from './bulkForm.js'
import type { Judged } from './useBulkForm.js'

/** Says what is odd about many listings, besides what the guard says. */
export function bulkWarnings(
  { steps, findings }: Pick<prepareListings.Plan, 'steps' | 'findings'>,
  about: { form: BulkForm; judged: Judged; words: (typeof bulkWords)['en'] },
): readonly string[] {
  const { form, judged, words } = about
  const signatures = steps.filter(({ kind }) => kind === 'signature').length
  return [
    // Nobody asked for it, so the account is one that cannot sign them all at once.
    ...(!form.oneByOne && signatures > 1 ? [words.contract(signatures)] : []),
    // What is far below is told by the guard, item by item.
    ...(judged.belowFloor > 0 && !findings.some(({ name }) => name === 'priceFarUnderFloor')
      ? [words.warnBelow(judged.belowFloor)]
      : []),
    ...(judged.listed > 0 ? [words.warnListed(judged.listed)] : []),
  ]
}
