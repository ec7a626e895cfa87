/** The texts of the simplest components, which every page needs, also one of others. */
export const kit = {
  copy: (what: string, value: string) => `Copy ${what} ${value}`,
  copied: (what: string) => `${what} copied`,
  /** Shows warnings that are below the view of a dialog. */
  warningsBelow: (count: number) =>
    count === 1 ? 'Show the warning below' : `Show the ${count} warnings below`,
  close: 'Close',
  noPicture: (name: string) => `${name} (no picture)`,
  missing: {
    title: 'A part of the app could not be loaded',
    why: {
      same: 'The connection may have been interrupted.',
      newer: 'There is a newer version of the app, and the files of this version are no longer available.',
      unreachable: 'There is no connection to the market.',
    },
    untouched: 'Nothing was sent. Your items and your money are not affected.',
    next: {
      same: 'Reload the page to continue.',
      newer: 'Reload the page to continue.',
      unreachable: 'Reload the page when the connection is back.',
    },
    reload: 'Reload the page',
  },
}
