import type { swap as en } from '../en/swap.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')
const items = (count: number) => plural(count, { one: '1 Stück', other: `${count} Stücke` })

export const swap: typeof en = {
  offer: 'Tausch anbieten',
  offerFor: (count) => `Tauschen für ${items(count)}`,
  pick: 'Stücke zum Tauschen wählen',
  accept: 'Tausch annehmen',
  counter: 'Gegenangebot',
  counterTitle: 'Gegenangebot machen',
  cancel: 'Tausch stornieren',
  with: (account) => `Mit ${account}`,
  by: (account) => `von ${account}`,
  ends: (time) => `Gilt noch ${time}`,
  give: 'Du gibst',
  get: 'Du bekommst',
  gives: (account) => `${account} gibt`,
  wants: (account) => `${account} bekommt`,
  anyOf: (collection) => `Ein beliebiges Stück aus ${collection}`,
  list: (parts) =>
    parts.length > 1 ? `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}` : (parts[0] ?? 'nichts'),
  worth: {
    about: (sum) => `Etwa ${sum} zum Floor`,
    partly: (sum, count) => `Etwa ${sum} zum Floor, ohne ${items(count)} von unbekanntem Wert`,
    unknown: 'Wert unbekannt: kein Floor',
    how: 'Geschätzt zum Floor der Sammlung. Ein seltenes Stück kann mehr wert sein.',
  },
  received: 'Dir angebotene Tausche',
  receivedBy: 'Dieser Wallet angebotene Tausche',
  made: 'Von dir angebotene Tausche',
  madeBy: 'Von dieser Wallet angebotene Tausche',
  asked: 'Tausche, die dieses Stück wollen',
  given: 'In einem Tausch angeboten',
  form: {
    choose: 'Stücke wählen',
    chooseGive: 'Wähle, was du gibst',
    chooseGet: 'Wähle, was du bekommst',
    search: 'Stücke suchen',
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
    addMoney: 'Geld dazugeben',
    noMoney: 'Geld entfernen',
    pay: 'Geld, das du dazugibst',
    ask: 'Geld, das du verlangst',
    review: 'Tausch prüfen',
    fees: 'Gebühren gehen vom Geld ab, und wer es bekommt, zahlt sie.',
    open: 'Der erste Tausch bleibt offen, bis er storniert wird oder endet.',
    issue: {
      giveNothing: 'Wähle, was du gibst',
      getNothing: 'Wähle, was du bekommst',
      quantityInvalid: 'Prüfe die Anzahl',
      sameItem: 'Wähle auf jeder Seite andere Stücke',
      moneyInvalid: 'Prüfe den Betrag',
      bothWays: 'Beide Seiten geben Geld dazu. Gib den Unterschied auf einer Seite an',
    },
    short: (amount) => `In deiner Wallet fehlen ${amount}. Packe zuerst etwas ein oder gib weniger dazu.`,
  },
  review: {
    label: 'Der Tausch in einfacher Sprache',
    theyGet: 'Die andere Seite bekommt',
    youGetMoney: 'Du bekommst nach Gebühren',
    until: 'Gilt bis',
    anyone: 'Jedes Konto, das alles Verlangte hat, kann annehmen, und nur als Ganzes.',
    binding: 'Deine Stücke bleiben in deiner Wallet, bis jemand annimmt.',
  },
  offered: 'Dein Tausch ist angeboten',
  madeMeaning: (gives, gets, end) =>
    `Du gibst ${gives} und bekommst ${gets}, sobald jemand annimmt. Bis dahin bleibt alles in deiner Wallet. Der Tausch endet am ${end}. Bis dahin kannst du ihn stornieren.`,
  checking: 'Tausch wird geprüft',
  swapped: 'Der Tausch ist gemacht',
  swappedMeaning: (gave, got) => `Du hast ${gave} gegeben und ${got} bekommen.`,
  risk: {
    balance: {
      title: 'Inaktiv: Etwas fehlt',
      body: 'Ein Stück oder Geld dieses Tauschs hat die Wallet verlassen. Kommt es zurück, kann der Tausch wieder angenommen werden.',
    },
    approval: {
      title: 'Inaktiv: Die Börse hat keine Freigabe',
      body: 'Gibst du sie wieder, auch für eine andere Order, kann der Tausch angenommen werden.',
    },
    not_started: {
      title: 'Hat noch nicht begonnen',
      body: 'Ab dem Beginn kann der Tausch angenommen werden.',
    },
    signature: {
      title: 'Die Signatur ist zurzeit nicht gültig',
      body: 'Ein Vertragskonto kann sie wieder gültig machen. Dann kann der Tausch angenommen werden.',
    },
    counter: {
      title: 'Endgültig geschlossen',
      body: 'Alle früheren Orders wurden gemeinsam storniert. Diese kann nie mehr genutzt werden.',
    },
    unknown: {
      title: 'Kann zurzeit nicht angenommen werden',
      body: 'Der Markt nennt keinen Grund. Das kann sich ändern, solange der Tausch gilt.',
    },
  },
}
