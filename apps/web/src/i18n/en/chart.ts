/** What stands around every chart. */
export const chart = {
  kind: 'chart',
  asTable: 'As a table',
  asChart: 'As a chart',
  download: 'Download CSV',
  time: 'Time',
  none: 'Nothing to draw yet.',
  /** What the arrow keys do, for those who cannot see the chart. */
  keys: 'Arrow keys read one moment after the other.',
  summary: (name: string, first: string, last: string, lowest: string, highest: string) =>
    `${name}: from ${first} to ${last}, lowest ${lowest}, highest ${highest}.`,
  /** Without what the ends already say. */
  between: (name: string, first: string, last: string) => `${name}: from ${first} to ${last}.`,
  same: (name: string, value: string) => `${name}: ${value} all the time.`,
  single: (name: string, value: string, moment: string) => `${name}: ${value} on ${moment}.`,
  empty: (name: string) => `${name}: nothing known.`,
}
