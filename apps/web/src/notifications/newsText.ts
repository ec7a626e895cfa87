import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import type { newsWords } from '../i18n/areas/news.js'
import type { News } from './selectNews.js'

/** The subject of a notification: one item by its name, or a count. */
function newsSubject(
  {
    parts,
    bundle,
    about,
    units = 1n,
  }: Pick<News, 'parts' | 'bundle'> & Partial<Pick<News, 'about' | 'units'>>,
  words: (typeof newsWords)['en'],
): string {
  const [first, ...more] = parts
  if (bundle && first?.side === 'ask')
    return about === 'sold' || about === 'bought' ? words.set(bundle.items) : words.theSet(bundle.items)
  if (!first) return words.choice
  if (more.length > 0) return words.items(parts.length)
  if (first.tokenId === undefined && !first.name) return words.anyOf(first.collectionName ?? '')
  const name = first.name || `${first.collectionName ?? ''} #${first.tokenId ?? ''}`.trim()
  // The price is for all units.
  const count = isOfOrder(about) ? units : isTrade(about) ? first.quantity : 1n
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
  const text = words.about[news.about](subject, price)
  return news.left === undefined ? text : words.withRest(text, news.left)
}

function sumText(sums: News['prices']): string {
  return sums.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ')
}

function withMoney(subject: string, money: string): string {
  return [subject, money].filter(Boolean).join(' + ')
}
