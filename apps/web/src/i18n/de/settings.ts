import { pluralOf } from '@souk/ui/parts/i18n/language/plural.js'
import type { settings as en } from '../en/settings.js'

const plural = pluralOf('de')

export const settings: typeof en = {
  title: 'Einstellungen',
  lede: 'Deine Einstellungen bleiben in diesem Browser.',
  look: 'Darstellung',
  language: 'Sprache',
  theme: 'Farben',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  motion: 'Bewegung',
  keys: 'Tastenkürzel',
  keyChoices: { on: '„/“ öffnet die Suche', off: 'Aus' },
  motions: { system: 'Wie das System', reduced: 'Reduziert' },
  safety: 'Freigaben',
  approvals: 'Wenn ein Handel eine Freigabe braucht',
  approvalScopes: { usual: 'Genaue Beträge, ganze Sammlungen', exact: 'Immer genau', all: 'Unbegrenzt' },
  approvalMeaning: {
    usual:
      'Du gibst genau den Betrag einer Währung frei, den der Handel und deine anderen offenen Angebote auf diesem Markt brauchen. Sammlungen gibst du ganz frei, weil die Börse Stücke mit einer solchen Freigabe bewegt. Sie gilt, bis du sie in deinem Bestand widerrufst.',
    exact:
      'Du gibst nur das eine Stück oder den genauen Betrag frei, sodass keine Freigabe zum Missbrauch übrig bleibt. Jeder Handel fragt wieder und kostet noch eine Gebühr. Was deine anderen offenen Angebote auf diesem Markt brauchen, bleibt freigegeben. Auflagen unterstützen solche Freigaben nicht.',
    all: 'Du gibst eine ganze Sammlung oder Währung einmal frei, und spätere Geschäfte brauchen keine Freigabe. Sie gilt, bis du sie in deinem Bestand widerrufst.',
  },
  notices: {
    title: 'Benachrichtigungen',
    show: 'Benachrichtigungen außerhalb dieses Tabs',
    choices: { off: 'Aus', on: 'Zeigen' },
    blocked:
      'Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Einstellungen deines Browsers.',
    meaning:
      'Dein Browser zeigt dann Verkäufe, Angebote für deine Stücke, Gebote und bald endende Inserate und Angebote deiner verbundenen Wallet, während du einen anderen Tab oder ein anderes Programm benutzt. Das geht, solange ein Tab dieses Markts offen ist. Der Markt erfährt nichts davon.',
  },
  source: 'Herkunft deiner Geschäfte',
  sourceTag: 'Geschäfte mit diesem Markt kennzeichnen',
  sourceChoices: { on: 'Kennzeichnen', off: 'Nicht kennzeichnen' },
  sourceMeaning: {
    on: (domain) =>
      `Am Ende jedes Geschäfts stehen 4 Bytes, die für ${domain} stehen. Jeder kann daran sehen, dass du hier gehandelt hast. Sie kosten fast nichts und ändern sonst nichts.`,
    off: () =>
      'Deine Geschäfte verraten nicht, wo du sie abgeschlossen hast. Sie funktionieren überall gleich.',
  },
  kept: {
    title: 'Daten in diesem Browser',
    why: 'Der Markt hat diese Daten nicht. Lösche, was du hier nicht zurücklassen willst. Auf einem gemeinsam genutzten Rechner lösche alles.',
    nothing: 'Keine Daten gespeichert.',
    clear: 'Löschen',
    clearOf: (name) => `Löschen: ${name}`,
    sure: 'Endgültig löschen?',
    sureOrders:
      'Dazu gehören signierte Orders, die nicht beim Markt angekommen sind, oder Transaktionen mit unbekanntem Ausgang. Sie bleiben verbindlich: Nur dieser Browser vergisst sie.',
    yes: 'Ja, löschen',
    no: 'Behalten',
    cleared: (name) => `${name}: gelöscht.`,
    undo: 'Rückgängig',
    all: 'Alle Daten löschen',
    allName: 'Alle Daten',
    export: 'Alle Daten als Datei sichern',
    size: (entries, size) =>
      `${plural(entries, { one: '1 Eintrag', other: `${entries} Einträge` })}, ${size}`,
    reload: 'Lade die Seite neu, um ohne diese Daten fortzufahren.',
    reloadNow: 'Neu laden',
  },
  groups: {
    flows: {
      name: 'Deine Transaktionen',
      what: 'Vorgänge aus diesem Browser, mit ihren Signaturen und Transaktionen.',
    },
    cart: { name: 'Korb', what: 'Stücke, die du kaufen willst.' },
    wallet: {
      name: 'Wallet',
      what: 'Die Wallet, die verbunden war, und die Neuigkeiten, die du gesehen hast. Keine Schlüssel.',
    },
    looks: { name: 'Sprache, Farben und andere Einstellungen', what: 'Deine Auswahl oben.' },
    node: { name: 'Dein eigener Knoten', what: 'Die Adresse des Knotens, den du gewählt hast.' },
    favourites: { name: 'Favoriten', what: 'Sammlungen und Stücke, die du markiert oder ausgeblendet hast.' },
    searches: { name: 'Letzte Suchen', what: 'Deine Suchbegriffe.' },
    market: {
      name: 'Angaben zum Markt',
      what: 'Kette, Währungen und Gebühren des Marktes, damit die App schnell und auch ohne ihn startet.',
    },
    other: { name: 'Anderes', what: 'Sonstige Daten der App.' },
  },
}
