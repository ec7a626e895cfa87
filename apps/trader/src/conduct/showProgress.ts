import type { Trade } from '@souk/market/flows'
import { stepWords } from '@souk/words/steps'
import type { Review } from '../review/Review.js'
import { toJson } from '../terminal/json.js'
import type { Session } from './Session.js'

/** Shows a stage: a line for people, or a line of JSON, both on the standard error. */
export function showProgress(
  { screen, mode }: Pick<Session, 'screen' | 'mode'>,
  progress: Trade.Progress,
  { steps }: Pick<Review, 'steps'>,
): void {
  if (!('step' in progress)) return
  const { type, step, of } = progress
  const hash = 'hash' in progress ? progress.hash : undefined
  if (mode.isJson) {
    const block = progress.type === 'confirmed' ? progress.receipt.blockNumber : undefined
    screen.note(toJson({ type: 'progress', stage: type, step, of, hash, block }))
    return
  }
  const place = screen.paint.dim(`${step + 1}/${of}`)
  const text = textOf(progress, steps[step]?.name ?? '')
  if (text !== undefined) screen.note(`${place}  ${text}`)
}

const waiting = stepWords.en.waiting

function textOf(progress: Trade.Progress, name: string): string | undefined {
  switch (progress.type) {
    case 'asking':
      return `${name} …`
    case 'signed':
      return 'Signed.'
    case 'submitted':
    case 'sent':
      return `${waiting.chain}${'hash' in progress ? ` ${progress.hash}` : ''}`
    case 'replaced':
      return `The wallet replaced it by ${progress.hash}`
    case 'confirmed':
      return `Confirmed in block ${progress.receipt.blockNumber}.`
    case 'posting':
      return waiting.market
    case 'telling':
      return `${name} …`
    default:
      return undefined
  }
}
