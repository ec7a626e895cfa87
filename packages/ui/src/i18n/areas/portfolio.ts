import { portfolio as de } from '../de/portfolio.js'
import { portfolio as en } from '../en/portfolio.js'
import type { Area } from '../useArea.js'

/** The texts of the portfolio. */
export const portfolioWords: Area<typeof en> = { en, de }
