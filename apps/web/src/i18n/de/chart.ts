import type { chart as en } from '../en/chart.js'

export const chart: typeof en = {
  kind: 'Diagramm',
  asTable: 'Als Tabelle zeigen',
  asChart: 'Als Diagramm zeigen',
  download: 'CSV herunterladen',
  time: 'Zeit',
  none: 'Noch keine Daten.',
  onlyOne: (moment) => `${moment}. Das Diagramm erscheint mit dem nächsten Wert.`,
  keys: 'Mit den Pfeiltasten liest du einen Zeitpunkt nach dem anderen.',
  summary: (name, first, last, lowest, highest) =>
    `${name}: von ${first} auf ${last}, niedrigster Wert ${lowest}, höchster ${highest}.`,
  between: (name, first, last) => `${name}: von ${first} bis ${last}.`,
  same: (name, value) => `${name}: immer ${value}.`,
  single: (name, value, moment) => `${name}: ${value} am ${moment}.`,
  empty: (name) => `${name}: keine Daten.`,
}
