import type { several as en } from '../en/several.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')
const items = (count: number) => plural(count, { one: '1 Stück', other: `${count} Stücke` })
const offersOf = (count: number) => plural(count, { one: '1 Angebot', other: `${count} Angebote` })

export const several: typeof en = {
  items,
  offers: {
    open: (count) => (count === 0 ? 'Angebote machen' : `${offersOf(count)} machen`),
    pricing: 'Preisgestaltung',
    way: { fixed: 'Ein Preis', below: 'Unter dem Preis' },
    wayMeaning: {
      fixed: 'Jedes Angebot hat denselben Preis.',
      below:
        'Um einen Prozentsatz unter dem Inserat für das Stück. Steht es nicht zum Verkauf, unter dem Floor der Sammlung.',
    },
    price: 'Preis je Stück',
    percent: 'Prozent darunter',
    apply: 'Preise setzen',
    applied: (count) =>
      plural(count, {
        one: '1 Stück hat jetzt einen Preis.',
        other: `${count} Stücke haben jetzt einen Preis.`,
      }),
    withoutBase: (count) =>
      `${items(count)} unverändert: Nichts Vergleichbares steht in einer vergleichbaren Währung zum Verkauf.`,
    lines: 'Stücke deiner Angebote, mit Preis',
    priceOf: (name) => `Angebot für ${name}`,
    quantityOf: (name) => `Anzahl von ${name}`,
    remove: (name) => `${name} entfernen`,
    units: 'Anzahl',
    priceEach: (symbol) => `${symbol} je Stück`,
    listedAt: (price) => `Steht für ${price} zum Verkauf`,
    floor: (price) => `Floor ${price}`,
    noBase: 'Steht nicht zum Verkauf',
    buyForLess: (price) => `Kostet jetzt nur ${price}`,
    warnAbove: (count) =>
      `${items(count)} kannst du sofort für dein Angebot oder weniger kaufen. Kaufe direkt, oder mache ein niedrigeres Angebot.`,
    total: 'Alle Angebote zusammen',
    balance: (amount) => `Deine Wallet hält ${amount}.`,
    sellerFees: (share) => `Die Verkäufer zahlen die Gebühren aus deinem Preis: ${share}.`,
    several: 'Angebote für mehrere Stücke',
    covers: (total, balance) =>
      `Deine Angebote sind zusammen ${total}, und deine Wallet hat ${balance}. Ein Guthaben deckt alle: Nach jedem angenommenen Angebot werden die inaktiv, für die der Rest nicht reicht. Sie werden wieder aktiv, wenn du Geld nachlegst.`,
    covered: (count, of) => `Werden die höchsten zuerst angenommen, reicht es für ${count} von ${of}.`,
    short: (amount) => `Für das höchste Angebot fehlen in deiner Wallet ${amount}.`,
    wallet: 'Meine Wallet kann nicht mehrere Orders auf einmal signieren',
    walletHint: (count) =>
      `Viele Hardware-Wallets können das nicht. Dann braucht jedes Angebot eine eigene Signatur: ${plural(count, { one: '1 Signatur', other: `${count} Signaturen` })}.`,
    contract: (count) =>
      `Dieses Konto ist ein Vertrag, und die Börse akzeptiert von Verträgen keine Signatur über mehrere Orders. Jedes Angebot wird einzeln signiert: ${count} Signaturen.`,
    review: (count) => `${offersOf(count)} prüfen`,
    needPrices: (count) => `${items(count)} ohne Preis`,
    checkPrices: (count) => `Prüfe den Preis von ${items(count)}`,
    empty: 'Keine Stücke mehr',
    emptyMeaning: 'Du hast alle Stücke entfernt. Schließe diesen Dialog und wähle neu.',
    plain: 'Die Angebote in einfacher Sprache',
    most: 'Du gibst höchstens',
    youGet: 'Du bekommst höchstens',
    fees: 'Gebühren, die die Verkäufer zahlen',
    until: 'Gültig bis',
    each: 'Jedes Angebot, wie es signiert wird',
    net: (amount) => `Der Besitzer bekommt ${amount}`,
    live: (count) => plural(count, { one: 'Dein Angebot gilt', other: `Deine ${count} Angebote gelten` }),
    liveMeaning: (end) =>
      `Das Geld bleibt in deiner Wallet, bis jemand ein Angebot annimmt. Die Angebote enden am ${end}. Bis dahin kannst du sie stornieren.`,
    made: 'Deine Angebote',
  },
  ladder: {
    mode: 'Preise',
    modes: { one: 'Ein Preis', several: 'Mehrere Preise' },
    meaning:
      'Macht mehrere Angebote in gleichen Stufen vom höchsten bis zum niedrigsten Preis, mit einer Signatur. Verkäufer nehmen zuerst das höchste.',
    count: 'Anzahl der Angebote',
    highest: 'Höchster Preis',
    lowest: 'Niedrigster Preis',
    quantity: 'Stücke je Angebot',
    steps: 'Die Angebote',
    step: (price, quantity) => `${quantity} × ${price}`,
    total: 'Alle Angebote zusammen',
    issue: {
      count: (most) => `Gib eine Zahl von 2 bis ${most} ein.`,
      order: 'Der höchste Preis muss über dem niedrigsten liegen.',
      close: 'Für so viele Angebote liegen die Preise zu eng beieinander.',
    },
    enterPrices: 'Gib die Preise ein',
    check: 'Prüfe die Preise',
    each: 'Je Stück',
    forItems: (count, subject) => `${count} × ${subject}`,
  },
  tokens: {
    scope: 'Welche Stücke',
    scopes: { any: 'Alle oder nach Merkmal', ids: 'Diese Token-IDs' },
    label: 'Token-IDs',
    hint: 'Zahlen und Bereiche wie 1, 5, 12:40. Du kannst eine Liste einfügen, eine ID je Zeile. * steht für jedes Stück.',
    shown:
      'Der Markt zeigt das Angebot auf der Seite jedes dieser Stücke und bei den Angeboten der Sammlung als Angebot für ausgewählte Stücke.',
    count: (count) => (count === '1' ? '1 Token-ID.' : `${count} Token-IDs.`),
    every: 'Jedes Stück der Sammlung.',
    doubled: (count) =>
      count === '1' ? '1 ist doppelt und zählt einmal.' : `${count} sind doppelt und zählen einmal.`,
    checking: 'Die IDs werden in der Sammlung gesucht.',
    unknown: (ids) =>
      `Soweit der Markt weiß, nicht in dieser Sammlung: ${ids}. Für ein Stück, das es nicht gibt, kann niemand das Angebot annehmen.`,
    noneKnown: 'Soweit der Markt weiß, gibt es keine dieser IDs in dieser Sammlung.',
    unchecked: (most) => `Der Markt wurde nicht gefragt, ob es sie gibt, weil es mehr als ${most} sind.`,
    check: 'Prüfe die Token-IDs',
    issue: {
      empty: 'Gib Token-IDs ein',
      form: (part) => `„${part}“ ist weder eine Zahl noch ein Bereich wie 12:40.`,
      order: (part) => `„${part}“ endet vor dem Anfang.`,
      size: (part) => `„${part}“ ist größer als jede Token-ID.`,
      many: (count, most) => `Das sind ${count} Token-IDs. Ein Angebot kann höchstens ${most} nennen.`,
    },
    subject: (count, name) =>
      count === '1' ? `Ein Stück von ${name}` : `Eins von ${count} Stücken von ${name}`,
    listed: 'Token-IDs',
  },
  sales: {
    begin: 'Mehrere Angebote annehmen',
    running: 'Wird verkauft',
    done: 'Verkauft',
    failed: 'Nicht verkauft',
    choose: (text) => `${text} auswählen`,
    picked: (count) => plural(count, { one: '1 Angebot ausgewählt', other: `${count} Angebote ausgewählt` }),
    accept: (count) => `${offersOf(count)} annehmen`,
    clear: 'Auswahl aufheben',
    onceEach: (count) =>
      `${plural(count, { one: '1 ausgewähltes Angebot wird', other: `${count} ausgewählte Angebote werden` })} ausgelassen: Ein Stück kann nur einmal verkauft werden, und ein besseres ausgewähltes Angebot bekommt es.`,
    checking: 'Angebote werden geprüft',
    lines: 'Was du verkaufst',
    leftOut: (count) =>
      plural(count, { one: '1 Angebot wird ausgelassen', other: `${count} Angebote werden ausgelassen` }),
    leftOutLabel: 'Ausgelassen',
    net: (amount) => `${amount} nach Gebühren`,
    theyPay: 'Angebote zusammen',
    feesTake: 'Gebühren zusammen',
    fees: (symbol) => `Gebühren in ${symbol}`,
    pays: (symbol) => `Angebote in ${symbol}`,
    receive: 'Du bekommst',
    receiveIn: (symbol) => `Du bekommst in ${symbol}`,
    step: 'Eine Transaktion für alle. Angebote, die jemand anderes zuerst annimmt oder die ihr Geld verlieren, werden ausgelassen: Diese Stücke behältst du.',
    sold: (count) => plural(count, { one: '1 Stück verkauft', other: `${count} Stücke verkauft` }),
    none: 'Nichts wurde verkauft',
    skipped: 'Ausgelassen: Jemand war schneller, oder das Geld war weg',
    soldLabel: 'Verkauft',
  },
  send: {
    open: 'Senden',
    begin: (count) => `${items(count)} senden`,
    lines: 'Stücke, die du sendest',
    held: (units) => `von ${units}`,
    remove: (name) => `${name} entfernen`,
    quantityOf: (name) => `Anzahl von ${name}`,
    asleep: (count) =>
      plural(count, {
        one: 'Eins deiner Inserate wird inaktiv, wenn sein Stück deine Wallet verlässt, und gilt wieder, wenn das Stück zurückkommt. Willst du das nicht, storniere es zuerst.',
        other: `${count} deiner Inserate werden inaktiv, wenn ihre Stücke deine Wallet verlassen, und gelten wieder, wenn die Stücke zurückkommen. Willst du das nicht, storniere sie zuerst.`,
      }),
    transactions: (count) =>
      plural(count, {
        one: 'Deine Wallet sendet 1 Transaktion. Es braucht keine Freigabe, und es bleibt keine zurück.',
        other: `Deine Wallet sendet ${count} Transaktionen nacheinander, oder alle auf einmal, wenn sie das kann. Jedes einmalige Stück braucht eine, die Auflagen einer Sammlung gehen zusammen. Es braucht keine Freigabe, und es bleibt keine zurück.`,
      }),
    contract: 'Das ist der Vertrag einer der Sammlungen. Ihr Stück wäre verloren',
    empty: 'Keine Stücke mehr',
    emptyMeaning: 'Du hast alle Stücke entfernt. Schließe diesen Dialog und wähle neu.',
    checkQuantities: 'Prüfe die Anzahl',
    units: (count) => `zusammen ${count} Einheiten`,
    step: (name) => `${name} senden`,
    sent: (count) =>
      plural(count, { one: '1 Stück wurde gesendet', other: `${count} Stücke wurden gesendet` }),
    partly: 'Teilweise gesendet',
    pending: (count) =>
      plural(count, {
        one: '1 Stück ist unterwegs, aber noch nicht bestätigt',
        other: `${count} Stücke sind unterwegs, aber noch nicht bestätigt`,
      }),
    asked: (count) =>
      plural(count, {
        one: 'Deine Wallet hat noch die Anfrage für 1 Stück und kann es senden. Lehne sie dort ab, bevor du es noch einmal sendest',
        other: `Deine Wallet hat noch die Anfrage für ${count} Stücke und kann sie senden. Lehne sie dort ab, bevor du sie noch einmal sendest`,
      }),
    left: (count) =>
      plural(count, { one: '1 Stück wurde nicht gesendet', other: `${count} Stücke wurden nicht gesendet` }),
    sendLeft: (count) =>
      plural(count, { one: 'Das andere Stück senden', other: `Die anderen ${count} Stücke senden` }),
    to: 'An',
  },
}
