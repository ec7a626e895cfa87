import { embedDialogs as de } from '../de/embedDialogs.js'
import { embedDialogs as en } from '../en/embedDialogs.js'
import type { Area } from '../useArea.js'

/** The texts of the components' dialogs on pages of others. */
export const embedDialogWords: Area<typeof en> = { en, de }
