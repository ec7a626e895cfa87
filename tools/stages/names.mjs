/** What each stage of `npm test` does, in the order in which they run. */
export const stages = {
  types: 'checks the types of every workspace, tests included',
  lint: 'checks format, lint rules and the lock of the dependencies',
  packages: 'builds the public packages and checks them as npm would deliver them',
  unit: 'runs the tests beside the sources, those on a local chain included',
  browser: 'runs the app in Chromium against a whole market',
}

/** What runs only when asked for by name. */
const extraStages = {
  arrows: 'checks only who imports whom, and the public exports',
  postgres: 'runs every test of the server on PostgreSQL instead of the embedded database',
  deep: 'runs the long tests, *.deep.test.ts',
  browserDeep: 'runs the long tests in Chromium, e2e/src/*.deep.test.ts',
}

/** Every name that `npm test` understands. */
export const stageNames = [...Object.keys(stages), ...Object.keys(extraStages), '--help', '-h']

/** @param {Record<string, string>} table */
const lines = (table) =>
  Object.entries(table)
    .map(([name, what]) => `  ${name.padEnd(13)}${what}`)
    .join('\n')

/** The text of `npm test -- --help`. */
export const help = `Usage: npm test -- [stage …]

Installs what is missing, then runs these stages and stops at the first that fails:
${lines(stages)}

Only when named:
${lines(extraStages)}

One test file: npx vitest run packages/seaport/src/order/Order.test.ts
Environment: CHROME_PATH names the Chromium or Chrome to use.`
