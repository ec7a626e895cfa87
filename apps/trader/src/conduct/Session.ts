import type { Policy } from '../policy/Policy.js'
import type { Shop } from '../setup/connect.js'
import type { Settings } from '../setup/Settings.js'
import type { Signer } from '../setup/Signer.js'
import type { Screen } from '../terminal/Screen.js'
import type { Kept } from './Offer.js'

/** How a command acts. */
type Mode = {
  /** Writes JSON for programs. */
  isJson: boolean
  /** Ends after the review. */
  isDryRun: boolean
  /** Acts without asking, within the policy. */
  isYes: boolean
  policy: Policy | undefined
}

/** What a command works with. */
export type Session = {
  screen: Screen
  settings: Settings
  shop: Shop
  mode: Mode
  /** Fires at Ctrl-C. */
  signal: AbortSignal
  /** Folder of unfinished trades and of the log of spending. */
  stateFolder: string
  /** The words of the command line, to repeat it. */
  words: readonly string[]
  /** Unix time in milliseconds. */
  clock: () => number
  /** Receives what is to be called when the command has ended, with how it ended. */
  atEnd: (end: (text: string) => Promise<void>) => void
  /** The wallet of all commands. @default the one that the settings name */
  signer?: Signer
  /** Receives a trade with its review in place of its execution. */
  keep?: (kept: Kept) => void
}
