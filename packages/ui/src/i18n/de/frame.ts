import type { Words } from '../en/Words.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')

export const frame: Words['frame'] = {
  skip: 'Zum Inhalt springen',
  home: 'Souk, Startseite',
  main: 'Hauptmenü',
  menu: 'Menü',
  tools: 'Werkzeuge',
  ways: {
    collections: 'Sammlungen',
    activity: 'Aktivität',
    mine: 'Meine Stücke',
    inspector: 'Orders prüfen',
    components: 'Komponenten',
    domains: 'Domains',
    networks: 'Netzwerk',
    operator: 'Betreiber',
    settings: 'Einstellungen',
  },
  search: 'Den Markt durchsuchen',
  searchShort: 'Suchen',
  connect: 'Verbinden',
  connectWallet: 'Wallet verbinden',
  wallet: (name, address) => `Wallet ${name}, ${address}`,
  connection: (network) => `Verbindung zu ${network}`,
  state: {
    live: 'Live',
    connecting: 'Verbindet',
    reconnecting: 'Verbindet neu',
    partly: 'Antwortet teilweise',
    behind: 'Im Rückstand',
    chainAway: 'Kette antwortet nicht',
    away: 'Antwortet nicht',
    offline: 'Offline',
  },
  stateHint: {
    live: 'Verkäufe und Angebote erscheinen hier, sobald sie geschehen',
    connecting: 'die Daten können einige Sekunden alt sein',
    reconnecting: 'die Daten können einige Sekunden alt sein',
    partly: 'der Markt beantwortet nur einen Teil der Anfragen; manche Daten können veraltet sein',
    behind: 'der Markt liest noch die Kette; Verkäufe erscheinen verspätet',
    chainAway: 'der Knoten antwortet nicht; Guthaben und Verkäufe müssen warten',
    away: 'der Markt antwortet nicht; die Daten können veraltet sein',
    offline: 'dieses Gerät hat keine Verbindung; die Daten können veraltet sein',
  },
  theme: { system: 'wie dein System', light: 'hell', dark: 'dunkel' },
  themeIs: (theme) => `Farben: ${theme}`,
  themeChange: (theme, next) => `Farben: ${theme}. Wechseln zu ${next}`,
  flows: (open, news) =>
    ['Benachrichtigungen', ...(open > 0 ? [`${open} offen`] : []), ...(news > 0 ? [`${news} neu`] : [])].join(
      ', ',
    ),
  cart: (count) =>
    count === 0 ? 'Korb, leer' : plural(count, { one: 'Korb, 1 Stück', other: `Korb, ${count} Stücke` }),
  keeps: (market, network, chainId) =>
    `${market} speichert und zeigt signierte Orders. Seaport 1.5 wickelt den Handel zwischen Wallets auf ${network} (Kette ${chainId}) ab.`,
  notCompared:
    'Die App konnte das Geld dieser Kette nicht mit bekannten Tatsachen vergleichen. Näheres steht auf der Seite über das Netzwerk.',
  exchange: 'Börse',
  exchangeAddress: 'Adresse der Börse',
  chain: (title, symbol) => `Kette: ${title} (${symbol}). Andere Kette wählen`,
  walletElsewhere: (network) => `auf ${network}`,
  chainNumber: (chainId) => `Kette ${chainId}`,
  otherNetwork: (network) => `Deine Wallet ist auf ${network}.`,
  otherNetworkMeaning: (network) =>
    `Diese Seite zeigt ${network}. Du kannst dich umsehen. Ein Handel bittet deine Wallet zuerst, zu wechseln.`,
  switchTo: (network) => `Zu ${network} wechseln`,
  notSwitched: 'Die Wallet hat nicht gewechselt. Wechsle selbst, oder versuche es noch einmal.',
  broken: 'Diese Seite ließ sich nicht öffnen',
  brokenUntouched: 'Deine Stücke und dein Geld sind nicht betroffen.',
  brokenPage: 'Auf dieser Seite ist ein Fehler aufgetreten.',
  retry: 'Noch einmal versuchen',
  front: 'Startseite',
  notFound: 'Nicht gefunden',
  deadEnd: 'Seite nicht gefunden',
  noPage: 'Dieser Markt hat unter dieser Adresse keine Seite.',
  back: 'Zurück zur Startseite',
  noSuch: {
    collection: 'Sammlung nicht gefunden',
    item: 'Stück nicht gefunden',
    wallet: 'Wallet nicht gefunden',
  },
  unknownHere: {
    collection: 'Dieser Markt hat unter dieser Adresse keine Sammlung. Prüfe die Adresse auf Tippfehler.',
    item: 'Dieser Markt hat unter dieser Adresse kein Stück. Prüfe die Adresse auf Tippfehler.',
    wallet: 'Dieser Markt hat unter dieser Adresse keine Wallet. Prüfe die Adresse auf Tippfehler.',
  },
  silent: 'Der Markt antwortet nicht',
  offline: 'Du bist offline',
  offlineMeaning: 'Die App macht von selbst weiter, sobald die Verbindung wieder da ist.',
  starting: 'Vielleicht startet sein Server gerade.',
  chainNotReady: 'Diese Kette ist nicht bereit',
  otherChainsWork:
    'Der Markt antwortet, kann diese Kette aber noch nicht lesen. Seine anderen Ketten sind nicht betroffen.',
  toDefaultChain: 'Zur ersten Kette',
  unaffected: 'Deine Stücke und dein Geld sind in deiner Wallet und nicht betroffen.',
  goesOn:
    'Was nur die Kette braucht, funktioniert weiter: Du kannst Orders, die du hast, prüfen und nutzen und Domains nachschlagen.',
  mayBeOld: 'Die Daten können veraltet sein. Die App versucht es weiter.',
  again: 'Neuer Versuch',
}
