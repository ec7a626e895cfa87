import { wallet as de } from '../de/wallet.js'
import { wallet as en } from '../en/wallet.js'
import type { Area } from '../useArea.js'

export const walletWords: Area<typeof en> = { en, de }
