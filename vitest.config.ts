import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const conditions = ['@souk/source', 'import', 'module', 'default']
const exclude = ['**/node_modules/**', '**/dist/**', '**/*.deep.test.ts']

/** Tests that run whole servers, with databases and processes of their own. */
const servers = ['apps/{server,start}/**/*.test.ts', 'packages/{market,execute}/src/server.test.ts']

/**
 * Tests that render. They set up a document in the process that they share: what reads globals as it loads (ethers,
 * for one) would find a browser's there, depending on the order of the files. So they come after all others.
 */
const views = [
  'apps/**/*.test.tsx',
  'packages/**/*.test.tsx',
  'apps/web/src/{overlays/createOverlays,search/typedAhead}.test.ts',
]

/** What depends most on the database runs on PostgreSQL as well; `npm run test:postgres` runs every test of the server there. */
const onPostgres = ['apps/server/src/orders/acceptOrders.test.ts']

export default defineConfig({
  resolve: { conditions },
  // Vitest hands these to Node itself, where `import` would also apply to CommonJS requires and break them.
  ssr: { resolve: { conditions: ['@souk/source', 'node'], externalConditions: ['@souk/source'] } },
  test: {
    // Ends what hangs. No test measures the machine: on a busy one, the longest take twenty times as long.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // A condition is waited for as long as the test may take, and not only for a second.
    expect: { poll: { timeout: 50_000 } },
    // Files share a process with what it has loaded: half of the time went into loading the same again for each of them.
    // They mock no modules, and each has a chain of its own.
    isolate: false,
    // More than there are processors where there are few: much of the time is spent waiting for chains and databases.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        // Apart from the rest, so that a server that a failed test leaves running, or a database that the next one takes,
        // disturbs nobody's fake timers.
        test: {
          name: 'servers',
          include: servers,
          exclude,
          env: { SOUK_SHARED_DATABASES: '1' },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onPostgres,
          exclude,
          globalSetup: ['packages/testing/src/postgresSetup.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            'packages/**/*.test.ts',
            'apps/**/*.test.ts',
            'contracts/**/*.test.ts',
            'tools/**/*.test.{ts,mjs}',
          ],
          exclude: [...exclude, ...servers, ...views],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'views',
          include: views,
          exclude,
          setupFiles: ['packages/react/src/testing/patientWaits.ts'],
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
