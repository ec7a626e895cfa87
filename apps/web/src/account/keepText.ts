import type { portfolioWords } from '../i18n/areas/portfolio.js'
import type { Posted } from './keepOrders.js'

type Keep = (typeof portfolioWords)['en']['keep']

/** Says how many orders were saved. */
export function savedText({ saved, left }: { saved: number; left: number }, keep: Keep): string {
  return [keep.saved(saved), left > 0 && keep.left(left)].filter(Boolean).join(' ')
}

/** Says how many orders were posted to the market. */
export function postedText({ problem, posted, over, refused, why }: Posted, keep: Keep): string {
  if (problem) return keep[problem]
  return [keep.posted(posted), over > 0 && keep.over(over), refused > 0 && keep.refused(refused, why)]
    .filter(Boolean)
    .join(' ')
}
