/** The stages of `npm test` and their descriptions, in the order in which they run. */
export const stages = {
  types: 'checks the types of every workspace, tests included',
  lint: 'checks formatting, lint rules and the dependency lock file',
  packages: 'builds the public packages and checks them as npm would publish them',
  unit: 'runs the unit tests, including those on a local chain',
  browser: 'runs the app in Chromium against a complete market',
}

/** The stages that run only when named. */
const extraStages = {
  arrows: 'checks only the imports between workspaces and the public exports',
  postgres: 'runs every server test on PostgreSQL instead of the embedded database',
  deep: 'runs the long tests, *.deep.test.ts',
  consumers: 'installs the packed packages in other projects, with old and new versions of their peers',
  browserDeep: 'runs the long tests in Chromium, e2e/src/*.deep.test.ts',
}

/** Every argument of `npm test`. */
export const stageNames = [...Object.keys(stages), ...Object.keys(extraStages), '--help', '-h']

/** @param {Record<string, string>} table */
const lines = (table) =>
  Object.entries(table)
    .map(([name, what]) => `  ${name.padEnd(13)}${what}`)
    .join('\n')

/** The text of `npm test -- --help`. */
export const help = `Usage: npm test -- [stage …]

Installs missing dependencies, then runs these stages and stops at the first failure:
${lines(stages)}

Only when named:
${lines(extraStages)}

One test file: npx vitest run packages/seaport/src/order/Order.test.ts
Environment: CHROME_PATH is the path of the Chromium or Chrome to use.`
