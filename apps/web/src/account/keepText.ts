import type { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import type { Posted } from './keepOrders.js'

type Keep = (typeof portfolioWords)['en']['keep']

/** Says how many orders were saved. */
export function savedText({ saved, asleep, left, partly }: Saved, keep: Keep): string {
  return [
    keep.saved(saved),
    partly > 0 && keep.partly(partly),
    asleep > 0 && keep.leftAsleep(asleep),
    left > 0 && keep.left(left),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Counts the saved orders, those of them that are filled in part, and those left out: inactive or ended meanwhile. */
type Saved = { saved: number; partly: number; asleep: number; left: number }

/** Says how many orders were posted to the market. */
export function postedText({ problem, posted, had, asleep, ended, refused }: Posted, keep: Keep): string {
  if (problem) return keep[problem]
  return [
    (posted > 0 || had === 0) && keep.posted(posted),
    had > 0 && keep.had(had),
    asleep > 0 && keep.asleep(asleep, posted + had),
    ended > 0 && keep.ended(ended, posted + had),
    ...[...refused].map(([why, count]) => keep.refused(count, why)),
  ]
    .filter(Boolean)
    .join(' ')
}
