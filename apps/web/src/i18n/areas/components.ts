import type { Area } from '@souk/ui/parts/i18n/useArea.js'
import { components as de } from '../de/components.js'
import { components as en } from '../en/components.js'

/** The texts of the page of components. */
export const componentsWords: Area<typeof en> = { en, de }
