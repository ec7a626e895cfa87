import type { swap as en } from '../en/swap.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')
const items = (count: number) => plural(count, { one: '1 Stück', other: `${count} Stücke` })

export const swap: typeof en = {
  offer: 'Tausch anbieten',
  offerFor: (count) => `Gegen ${items(count)} tauschen`,
  pick: 'Stücke zum Tauschen wählen',
  accept: 'Tausch annehmen',
  counter: 'Gegenangebot',
  counterTitle: 'Gegenangebot machen',
  cancel: 'Tausch stornieren',
  with: (account) => `Mit ${account}`,
  by: (account) => `von ${account}`,
  ends: (time) => `Gilt noch ${time}`,
  stillOpen: 'In diesem Browser ausgeblendet. Der Tausch gilt weiter.',
  give: 'Du gibst',
  get: 'Du bekommst',
  gives: (account) => `${account} gibt`,
  wants: (account) => `${account} bekommt`,
  anyOf: (collection, count) =>
    count === 1 ? `Ein beliebiges Stück aus ${collection}` : `${count} beliebige Stücke aus ${collection}`,
  listedOf: (collection) => `Eines von bestimmten Stücken aus ${collection}`,
  list: (parts) =>
    parts.length > 1 ? `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}` : (parts[0] ?? 'nichts'),
  exchange: (gives, gets) => `${gives} gegen ${gets}`,
  worth: {
    about: (sum) => `Etwa ${sum} zum Floor-Preis`,
    partly: (sum, count) => `Etwa ${sum} zum Floor-Preis, ohne ${items(count)} von unbekanntem Wert`,
    unknown: 'Wert unbekannt: kein Floor',
    how: 'Geschätzt zum Floor-Preis der Sammlung. Ein seltenes Stück kann mehr wert sein.',
  },
  received: 'Dir angebotene Tausche',
  receivedBy: 'Dieser Wallet angebotene Tausche',
  made: 'Von dir angebotene Tausche',
  madeBy: 'Von dieser Wallet angebotene Tausche',
  asked: 'Tausche, die dieses Stück wollen',
  given: 'In einem Tausch angeboten',
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
