import type { Activity, ActivityBundle } from '@souk/market'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import type { newsWords } from '../i18n/areas/news.js'
import type { News } from './selectNews.js'
import { isAwake } from './withArrivals.js'

/** The subject of a notification: its items by name, of several the first two. */
function newsSubject(news: Subject, words: (typeof newsWords)['en']): string {
  const { parts, bundle, about } = news
  const [first, second] = parts
  if (!first) return words.choice
  const nameIn = (part: Activity) => partText(part, news, words)
  if (bundle && first.side === 'ask') {
    const named = namedOf(parts, bundle).map(nameIn)
    const names = namesText(named, { of: bundle.items, words })
    return about === 'sold' || about === 'bought'
      ? words.set(bundle.items, names)
      : words.theSet(bundle.items, names)
  }
  return second ? namesText(parts.map(nameIn), { of: parts.length, words }) : nameIn(first)
}

type Subject = Pick<News, 'parts' | 'bundle'> & Partial<Pick<News, 'about' | 'units'>>

/** The items of a set that are known. A page of activity may end within the set, but each part lists the first ones. */
function namedOf(parts: readonly Activity[], { tokens = [] }: ActivityBundle): readonly Activity[] {
  const [first] = parts
  if (!first || tokens.length <= parts.length) return parts
  const { tokenId: _, name: __, ...shared } = first
  return tokens.map((token) => ({ ...shared, ...token }))
}

/** How many items of several are named. */
const mostNames = 2

function namesText(
  all: readonly string[],
  { of, words }: { of: number; words: (typeof newsWords)['en'] },
): string {
  const names = all.slice(0, mostNames)
  const more = of - names.length
  if (more > 0) return words.andMore(names.join(', '), more)
  const [one = '', other] = names
  return other === undefined ? one : words.both(one, other)
}

/** One item by its name, with the number of units. */
function partText(part: Activity, { about, units = 1n, parts }: Subject, words: (typeof newsWords)['en']) {
  if (part.tokenId === undefined && !part.name) return words.anyOf(part.collectionName ?? '')
  const name = part.name || `${part.collectionName ?? ''} #${part.tokenId ?? ''}`.trim()
  // The price is for all units.
  const ofOne = isOfOrder(about) ? units : isTrade(about) ? part.quantity : 1n
  const count = parts.length > 1 ? part.quantity : ofOne
  return count > 1n ? `${count} × ${name}` : name
}

const isOfOrder = (about: News['about'] | undefined) =>
  about === 'bidPlaced' || /^(offer(Made|Before)|(listing|offer)(Ends|Asleep|Awake))$/.test(about ?? '')
const isTrade = (about: News['about'] | undefined) => about === 'sold' || about === 'bought'

/** Returns a notification as a sentence. */
export function newsText(news: News, words: (typeof newsWords)['en']): string {
  const price = sumText(news.prices)
  const subject = newsSubject(news, words)
  if (news.given) {
    const given = newsSubject({ parts: news.given }, words)
    return words.about[news.about](withMoney(subject, price), withMoney(given, sumText(news.paid ?? [])))
  }
  if (price === '' && (news.about === 'sold' || news.about === 'bought')) return words.traded(subject)
  const { hasArrived = false, about } = news
  if (hasArrived && isAwake(about)) return words.arrived[about](subject, price)
  const text = words.about[about](subject, price)
  return news.left === undefined ? text : words.withRest(text, news.left)
}

function sumText(sums: News['prices']): string {
  return sums.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ')
}

function withMoney(subject: string, money: string): string {
  return [subject, money].filter(Boolean).join(' + ')
}
