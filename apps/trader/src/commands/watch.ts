import { type MarketEvent, type MarketEventType, watchEvents } from '@souk/market'
import { formatAddress } from '@souk/words/format'
import type { Session } from '../conduct/Session.js'
import { readCollection } from '../subject/readSubject.js'
import { MistakeError } from '../terminal/errors.js'
import { toJson } from '../terminal/json.js'
import { named } from '../terminal/text.js'

/** The flags of `souk watch`. */
export type Flags = { types?: string; count?: string }

const types: readonly MarketEventType[] = [
  ...(['listing', 'offer', 'sale', 'cancel', 'transfer', 'invalid', 'valid', 'expired'] as const),
  ...(['metadata', 'floor', 'reorg'] as const),
]

/** Writes the events of a market, one a line, until Ctrl-C or until there were enough. */
export async function watch(session: Session, typed: string | undefined, flags: Flags): Promise<void> {
  const { shop, signal, screen, mode } = session
  const wanted = flags.types?.split(',').map(toType)
  const most = flags.count === undefined ? Number.POSITIVE_INFINITY : Number.parseInt(flags.count, 10)
  if (!(most > 0)) throw new MistakeError(`${flags.count} is no number of events.`)
  const collection = typed === undefined ? undefined : await readCollection(shop, typed, { signal })
  let seen = 0
  await new Promise<void>((resolve) => {
    const stop = watchEvents(shop.api, {
      ...(wanted ? { types: wanted } : undefined),
      ...(collection ? { collections: [collection.contract] } : undefined),
      signal,
      onState: (state) =>
        screen.note(mode.isJson ? toJson({ type: 'state', state }) : screen.paint.dim(stateText[state])),
      onEvent: (event) => {
        screen.say(
          mode.isJson ? toJson({ command: 'watch', chainId: shop.info.chainId, ...event }) : lineOf(event),
        )
        seen += 1
        if (seen >= most) {
          stop()
          resolve()
        }
      },
    })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

const stateText = {
  connecting: 'Connecting …',
  open: 'Watching. Ctrl-C ends it.',
  waiting: 'The connection broke. Trying again …',
}

function toType(text: string): MarketEventType {
  const found = types.find((type) => type === text.trim())
  if (found) return found
  throw new MistakeError(`There are no events ${text}. There are ${types.join(', ')}.`)
}

function lineOf({ at, type, collection, tokenId, orderHash, reason, accounts }: MarketEvent): string {
  const item = collection ? `${named(collection)}${tokenId === undefined ? '' : `#${tokenId}`}` : ''
  const about = [reason, orderHash && formatAddress(orderHash), ...accounts.slice(0, 2).map(formatAddress)]
  return `${at.toISOString().slice(11, 19)}  ${type.padEnd(8)}  ${item.padEnd(28)}  ${about.filter(Boolean).join('  ')}`.trimEnd()
}
