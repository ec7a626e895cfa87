import type { kit as english } from '../en/kit.js'

export const kit: typeof english = {
  copy: (what, value) => `${what} kopieren: ${value}`,
  copied: (what) => `${what} kopiert`,
  warningsBelow: (count) =>
    count === 1 ? 'Warnung weiter unten zeigen' : `${count} Warnungen weiter unten zeigen`,
  close: 'Schließen',
  noPicture: (name) => `${name} (kein Bild)`,
  missing: {
    title: 'Ein Teil der App konnte nicht geladen werden',
    why: {
      same: 'Vielleicht war die Verbindung kurz unterbrochen.',
      newer: 'Es gibt eine neuere Version der App, und die Dateien dieser Version sind nicht mehr da.',
      unreachable: 'Es besteht keine Verbindung zum Markt.',
    },
    untouched: 'Nichts wurde gesendet. Deine Stücke und dein Geld sind nicht betroffen.',
    next: {
      same: 'Lade die Seite neu, um weiterzumachen.',
      newer: 'Lade die Seite neu, um weiterzumachen.',
      unreachable: 'Lade die Seite neu, sobald die Verbindung wieder da ist.',
    },
    reload: 'Seite neu laden',
  },
}
