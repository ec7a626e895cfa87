import type { Area } from '@souk/ui/parts/i18n/useArea.js'
import { operator as de } from '../de/operator.js'
import { operator as en } from '../en/operator.js'

/** The texts of the operator's page. */
export const operatorWords: Area<typeof en> = { en, de }
