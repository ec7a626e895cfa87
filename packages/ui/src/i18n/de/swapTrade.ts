import type { swapTrade as english } from '../en/swapTrade.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')
const items = (count: number) => plural(count, { one: '1 Stück', other: `${count} Stücke` })

export const swapTrade: typeof english = {
  audience: {
    holder: (account) => `Für den Besitzer des gewünschten Stücks, zurzeit ${account}`,
    holders: 'Für alle, die das Verlangte haben',
    fitting: 'Für alle, die ein passendes Stück haben',
    itemsOf: (account) => `Für Stücke von ${account}`,
  },
  any: {
    which: 'Was du verlangst',
    scopes: { items: 'Bestimmte Stücke', any: 'Irgendeines einer Sammlung' },
    theirs: 'Sammlungen der anderen Seite',
    others: 'Alle Sammlungen',
    pick: 'Wähle eine Sammlung',
    count: 'Wie viele',
    units: 'Wie viele Einheiten eines Stücks',
    ids: 'Nur bestimmte Token-IDs',
    shown: 'Wer eines dieser Stücke hat, sieht den Tausch unter den erhaltenen Angeboten.',
    meaning:
      'Wer zuerst annimmt, wählt, welches Stück du bekommst. Rechne mit dem am wenigsten wertvollen. Alle, die ein passendes Stück haben, sehen diesen Tausch unter den erhaltenen Angeboten.',
  },
  form: {
    choose: 'Stücke wählen',
    chooseGive: 'Wähle, was du gibst',
    chooseGet: 'Wähle, was du bekommst',
    search: 'Stücke suchen',
    collection: 'Sammlung',
    allCollections: 'Alle Sammlungen',
    done: (count) => (count > 0 ? `Fertig, ${items(count)} gewählt` : 'Fertig'),
    most: (count) => `Höchstens ${count} Stücke auf jeder Seite.`,
    noItems: 'Keine Stücke',
    noItemsMeaning: 'Diese Wallet hat nichts aus den Sammlungen dieses Marktes.',
    noMatch: 'Kein Stück passt.',
    unread: 'Der Markt hat die Stücke nicht geliefert.',
    more: 'Mehr zeigen',
    remove: (name) => `${name} entfernen`,
    units: (name) => `Anzahl von ${name}`,
    held: (count) => `von ${count}`,
    holds: (count) => `${count} vorhanden`,
    addMoney: 'Geld dazugeben',
    askMoney: 'Geld verlangen',
    noMoney: 'Geld entfernen',
    pay: 'Geld, das du dazugibst',
    ask: 'Geld, das du verlangst',
    review: 'Tausch prüfen',
    fees: 'Gebühren gehen vom Geld ab, und wer es bekommt, zahlt sie. Die Schätzungen sind nach Gebühren.',
    open: 'Der erste Tausch bleibt offen, bis er storniert wird oder endet.',
    noBetter:
      'So bringt dir dein Gegenangebot nichts, was dir der erhaltene Tausch nicht bringt. Ändere es, oder nimm den Tausch an.',
    issue: {
      giveNothing: 'Wähle, was du gibst',
      getNothing: 'Wähle, was du bekommst',
      quantityInvalid: 'Prüfe die Anzahl',
      sameItem: 'Wähle auf jeder Seite andere Stücke',
      moneyInvalid: 'Prüfe den Betrag',
      collectionMissing: 'Wähle eine Sammlung',
      idsInvalid: 'Prüfe die Token-IDs',
      bothWays: 'Beide Seiten geben Geld dazu. Gib den Unterschied auf einer Seite an',
      noBetter: 'Stattdessen den Tausch annehmen',
    },
    bound: {
      listing: (name, price) =>
        `${name} steht auch für ${price} zum Verkauf. Wird es gekauft, kann niemand diesen Tausch annehmen. Wird der Tausch angenommen, kann niemand es kaufen.`,
      auction: (name) =>
        `${name} ist auch in deiner Auktion. Wird dieser Tausch angenommen, lässt sich die Auktion nicht abwickeln. Wird sie zuerst abgewickelt, kann niemand den Tausch annehmen.`,
      swap: (name) =>
        `${name} ist auch in einem anderen deiner Tauschangebote. Nur das zuerst angenommene kommt zustande.`,
    },
    short: (amount) => `Dafür fehlen ${amount} in deiner Wallet. Du kannst auch weniger dazugeben.`,
  },
  review: {
    label: 'Der Tausch in einfacher Sprache',
    theyPay: 'Die andere Seite zahlt, mit Gebühren',
    theyGet: 'Die andere Seite bekommt, nach Gebühren',
    includedInPaid: 'In deiner Zahlung enthalten',
    takenFromGot: 'Von deinem Geld schon abgezogen',
    until: 'Gilt bis',
    holder:
      'Nur der Besitzer des gewünschten Stücks kann annehmen, und nur als Ganzes. Wechselt es den Besitzer, kann der neue annehmen. Ein Tausch lässt sich nicht für ein einzelnes Konto reservieren.',
    fitting:
      'Alle, die ein passendes Stück haben, können annehmen und wählen, welches sie geben. Der Tausch wird nur als Ganzes angenommen.',
    anyone: 'Jedes Konto, das alles Verlangte hat, kann annehmen, und nur als Ganzes.',
    better: (name, price) =>
      `Jemand bietet ${price} für ${name}. Du kannst stattdessen dieses Angebot annehmen.`,
    binding: 'Deine Stücke bleiben in deiner Wallet, bis jemand annimmt.',
    bound: {
      listing: (name, price) =>
        `${name} steht auch für ${price} zum Verkauf. Das Inserat ruht, sobald das Stück deine Wallet verlässt, und gilt wieder, wenn es zu dir zurückkommt. Storniere es vorher, wenn du das nicht willst.`,
      auction: (name) =>
        `${name} ist auch in deiner Auktion. Ohne das Stück lässt sie sich nicht abwickeln. Sie geht weiter, wenn das Stück zurückkommt. Storniere sie vorher, wenn du sie beenden willst.`,
      swap: (name) =>
        `${name} ist auch in einem Tausch, den du anbietest. Er ruht dann, und gilt wieder, wenn das Stück zu dir zurückkommt. Storniere ihn vorher, wenn du das nicht willst.`,
    },
  },
  unread:
    'Deine offenen Orders ließen sich nicht alle lesen. Ein Stück, das du gibst, kann in einem davon enthalten sein.',
  offered: 'Dein Tausch ist angeboten',
  madeMeaning: (gives, gets, end) =>
    `Du gibst ${gives} und bekommst ${gets}, sobald jemand annimmt. Bis dahin bleibt alles in deiner Wallet. Der Tausch endet am ${end}. Bis dahin kannst du ihn stornieren.`,
  choice: {
    label: (collection) => `Dein Stück aus ${collection}`,
    none: 'Diese Wallet hat kein Stück, das der Tausch annimmt.',
  },
  checking: 'Tausch wird geprüft',
  swapped: 'Der Tausch ist gemacht',
  swappedMeaning: (gave, got) => `Du hast ${gave} gegeben und ${got} bekommen.`,
}
