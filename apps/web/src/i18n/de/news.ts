import { pluralOf } from '@souk/ui/parts/i18n/language/plural.js'
import type { news as en } from '../en/news.js'

const plural = pluralOf('de')

export const news: typeof en = {
  title: 'Neues für dich',
  unread: 'Ungelesen',
  set: (count, names) =>
    `${plural(count, { one: 'Ein Set aus 1 Stück', other: `Ein Set aus ${count} Stücken` })} (${names})`,
  theSet: (count, names) =>
    `${plural(count, { one: 'einem Set aus 1 Stück', other: `einem Set aus ${count} Stücken` })} (${names})`,
  both: (one, other) => `${one} und ${other}`,
  andMore: (names, more) => `${names} und ${more} ${plural(more, { one: 'weiteres', other: 'weitere' })}`,
  anyOf: (collection) => `ein beliebiges Stück von ${collection}`,
  choice: 'ein Stück deiner Wahl',
  traded: (what) => `${what} in einem Handel übertragen`,
  about: {
    sold: (what, price) => `${what} für ${price} verkauft`,
    bought: (what, price) => `${what} für ${price} gekauft`,
    came: (what) => `In deiner Wallet angekommen: ${what}`,
    gone: (what) => `Ohne Verkauf aus deiner Wallet gegangen: ${what}`,
    swapOffered: (what, given) => `Tausch angeboten: ${what} gegen ${given}`,
    swapped: (what, given) => `Tausch angenommen: ${what} gegen ${given}`,
    offerMade: (what, price) => `${price} für ${what} angeboten`,
    offerBefore: (what, price) => `Offenes Angebot von ${price} für ${what}, gemacht, bevor es dir gehörte`,
    bidPlaced: (what, price) => `Gebot von ${price} in der Auktion von ${what}`,
    offered: (what, price) => `Für ${price} für dich reserviert: ${what}`,
    outbid: (what, price) => `Du wurdest bei ${what} überboten: Das höchste Gebot ist ${price}`,
    offerOutbid: (what, price) => `Ein anderes Angebot für ${what} ist höher als deines: ${price}`,
    won: (what, price) => `Du hast ${what} für ${price} gewonnen. Schließe die Auktion ab, um es zu bekommen`,
    lost: (what, price) => `Ein anderes Gebot hat ${what} gewonnen, für ${price}. Dein Gebot bleibt offen`,
    settledForYou: (what, price) => `Du hast ${what} für ${price} gewonnen. Es ist in deiner Wallet`,
    ended: (what, price) =>
      `Deine Auktion von ${what} endete mit einem Gebot von ${price}. Du kannst sie abschließen`,
    unsold: (what) => `Deine Auktion von ${what} endete ohne Zuschlag`,
    settled: (what, price) => `Deine Auktion von ${what} wurde für ${price} abgeschlossen`,
    auctionAsleep: (what) => `Deine Auktion von ${what} ist inaktiv, aber noch signiert`,
    auctionAwake: (what, price) =>
      `Deine Auktion von ${what} läuft wieder, bei ${price}. Storniere sie, wenn du sie nicht mehr willst`,
    listingEnds: (what, price) => `Dein Inserat von ${what} für ${price} endet in weniger als einem Tag`,
    offerEnds: (what, price) => `Dein Angebot von ${price} für ${what} endet in weniger als einem Tag`,
    listingAsleep: (what, price) => `Dein Inserat von ${what} für ${price} ist inaktiv, aber noch signiert`,
    offerAsleep: (what, price) => `Dein Angebot von ${price} für ${what} ist inaktiv, aber noch signiert`,
    listingAwake: (what, price) =>
      `Dein Inserat von ${what} für ${price} ist wieder aktiv. Storniere es, wenn du es nicht mehr willst`,
    offerAwake: (what, price) => `Dein Angebot von ${price} für ${what} ist wieder aktiv`,
  },
  arrived: {
    listingAwake: (what, price) =>
      `In deiner Wallet angekommen: ${what}. Dein Inserat dafür für ${price} ist wieder aktiv. Storniere es, wenn du es nicht mehr willst`,
    auctionAwake: (what, price) =>
      `In deiner Wallet angekommen: ${what}. Deine Auktion davon läuft wieder, bei ${price}. Storniere sie, wenn du sie nicht mehr willst`,
  },
  withRest: (text, left) =>
    `${text}. Dein Angebot ist noch für ${left} weitere${left === 1n ? 's' : ''} offen`,
  leftOut:
    'Die Nachricht von einem Angebot oder Gebot verschwindet hier, wenn es storniert oder erfüllt ist; die Aktivität behält es. Neue Angebote für beliebige Stücke einer Sammlung werden hier nicht gemeldet. Dein Bestand zeigt die, die du annehmen kannst.',
  cut: (count) =>
    `Benachrichtigungen umfassen deine neuesten ${count} Inserate und deine neuesten ${count} Angebote.`,
  cutAuctions: (count) =>
    `Die Mitteilungen umfassen die neuesten ${count} Auktionen, die du begonnen hast, und die neuesten ${count}, auf die du geboten hast.`,
}
