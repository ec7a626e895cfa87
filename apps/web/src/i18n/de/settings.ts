import type { settings as en } from '../en/settings.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')

export const settings: typeof en = {
  title: 'Einstellungen',
  lede: 'All das bleibt allein in diesem Browser.',
  look: 'Wie es aussieht',
  language: 'Sprache',
  theme: 'Farben',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  motion: 'Bewegung',
  keys: 'Einzelne Tasten',
  keyChoices: { on: '„/“ öffnet die Suche', off: 'Ohne Wirkung' },
  motions: { system: 'Wie das System', reduced: 'Weniger' },
  safety: 'Was du erlaubst',
  approvals: 'Wo ein Handel eine Freigabe braucht',
  approvalScopes: { all: 'Nach allem fragen', exact: 'Nur, was er braucht' },
  approvalMeaning: {
    all: 'Wird einmal für eine ganze Sammlung oder Währung gefragt; spätere Geschäfte brauchen keine Freigabe. Sie bleibt, bis du sie in deinem Portfolio zurücknimmst.',
    exact:
      'Erlaubt nur das eine Stück oder nur den Betrag, sodass nichts zum Missbrauch übrig bleibt. Jeder Handel fragt wieder und kostet noch eine Gebühr; was deine anderen offenen Gebote auf diesem Markt brauchen, bleibt erlaubt. Auflagen kennen keine solche Freigabe.',
  },
  kept: {
    title: 'Was dieser Browser behält',
    why: 'Nichts davon kennt der Markt. Lösche, was du hier nicht zurücklassen willst; auf einem geteilten Rechner ist das alles.',
    nothing: 'Hier wird nichts behalten.',
    clear: 'Löschen',
    clearOf: (name) => `Löschen: ${name}`,
    sure: 'Endgültig löschen?',
    sureOrders:
      'Darin sind Orders, die du signiert hast und die nicht beim Markt sind, oder Transaktionen, deren Ausgang nicht bekannt ist. Sie binden trotzdem; nur dieser Browser vergisst sie.',
    yes: 'Ja, löschen',
    no: 'Behalten',
    cleared: (name) => `${name}: gelöscht.`,
    undo: 'Rückgängig',
    all: 'Alles löschen',
    allName: 'Alles',
    export: 'Alles als Datei sichern',
    size: (entries, size) =>
      `${plural(entries, { one: '1 Eintrag', other: `${entries} Einträge` })}, ${size}`,
    reload: 'Lade die Seite neu, um sie ohne dies zu nutzen.',
    reloadNow: 'Neu laden',
  },
  groups: {
    flows: {
      name: 'Was hier begonnen wurde',
      what: 'Vorgänge dieses Browsers, mit dem, was signiert und gesendet wurde.',
    },
    cart: { name: 'Korb', what: 'Was du zum Kaufen zurückgelegt hast.' },
    wallet: {
      name: 'Wallet',
      what: 'Welche Wallet verbunden war, und was du von ihren Neuigkeiten gesehen hast. Keine Schlüssel.',
    },
    looks: { name: 'Sprache, Farben, andere Einstellungen', what: 'Was du oben gewählt hast.' },
    node: { name: 'Dein eigener Knoten', what: 'Die Adresse des Knotens, den du gewählt hast.' },
    favourites: { name: 'Gemerktes', what: 'Sammlungen und Stücke, die du markiert hast.' },
    searches: { name: 'Letzte Suchen', what: 'Wonach du gesucht hast.' },
    market: {
      name: 'Was der Markt ist',
      what: 'Seine Kette, Währungen und Gebühren, damit die App sofort aufgeht, und auch ohne ihn.',
    },
    other: { name: 'Anderes', what: 'Was die App sonst behält.' },
  },
}
