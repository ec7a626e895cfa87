import type { Area } from '@souk/ui/parts/i18n/useArea.js'
import { wallet as de } from '../de/wallet.js'
import { wallet as en } from '../en/wallet.js'

export const walletWords: Area<typeof en> = { en, de }
