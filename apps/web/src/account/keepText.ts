import type { portfolioWords } from '../i18n/areas/portfolio.js'
import type { Posted } from './keepOrders.js'

type Keep = (typeof portfolioWords)['en']['keep']

/** Says how many orders were saved. */
export function savedText({ saved, left, partly }: Saved, keep: Keep): string {
  return [keep.saved(saved), partly > 0 && keep.partly(partly), left > 0 && keep.left(left)]
    .filter(Boolean)
    .join(' ')
}

/** Counts the saved orders, those of them that are filled in part, and those left out. */
type Saved = { saved: number; partly: number; left: number }

/** Says how many orders were posted to the market. */
export function postedText({ problem, posted, had, over, refused, why }: Posted, keep: Keep): string {
  if (problem) return keep[problem]
  return [
    (posted > 0 || had === 0) && keep.posted(posted),
    had > 0 && keep.had(had),
    over > 0 && keep.over(over),
    refused > 0 && keep.refused(refused, why),
  ]
    .filter(Boolean)
    .join(' ')
}
