/** The texts around every chart. */
export const chart = {
  kind: 'chart',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  download: 'Download CSV',
  time: 'Time',
  none: 'No data yet.',
  onlyOne: (moment: string) => `${moment}. The chart appears with the next value.`,
  /** What the arrow keys do, for people who cannot see the chart. */
  keys: 'Use the arrow keys to read one point at a time.',
  summary: (name: string, first: string, last: string, lowest: string, highest: string) =>
    `${name}: from ${first} to ${last}, lowest ${lowest}, highest ${highest}.`,
  /** Without the lowest and highest values, when these are the first and last. */
  between: (name: string, first: string, last: string) => `${name}: from ${first} to ${last}.`,
  same: (name: string, value: string) => `${name}: always ${value}.`,
  single: (name: string, value: string, moment: string) => `${name}: ${value} on ${moment}.`,
  empty: (name: string) => `${name}: no data.`,
}
