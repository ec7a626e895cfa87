import type { severalWords } from '../../i18n/areas/several.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { Button } from '../../kit/Button.js'
import type { FlowDialog } from '../shared/FlowDialog.js'
import { SentSoFar } from './SentSoFar.js'
import type { SendingProgress } from './sendingProgress.js'

/** The parts of the dialog that differ when some items were sent: its title, its items, and how to send the rest. */
export function partlySent(progress: SendingProgress, { words, titles, onSendLeft }: partlySent.Options) {
  const { length } = progress.left
  const action =
    length === 0 ? null : (
      <Button tone="primary" onClick={onSendLeft}>
        {words.sendLeft(length)}
      </Button>
    )
  return {
    titles: { ...titles, failed: words.partly },
    doneBefore: <SentSoFar {...progress} />,
    ways: { retry: action, look: action, close: action },
  } satisfies Partial<FlowDialog.Props<never, never>>
}

export declare namespace partlySent {
  type Options = {
    words: (typeof severalWords)['en']['send']
    titles: TradeWords['flows']['transfer']
    onSendLeft: () => void
  }
}
