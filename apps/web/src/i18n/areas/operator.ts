import { operator as de } from '../de/operator.js'
import { operator as en } from '../en/operator.js'
import type { Area } from '../useArea.js'

/** The texts of the operator's page. */
export const operatorWords: Area<typeof en> = { en, de }
