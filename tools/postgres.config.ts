import { defineConfig } from 'vitest/config'
import usual from '../vitest.config.js'

/** Runs every test of the server, with PostgreSQL in place of the embedded database. */
export default defineConfig({
  ...usual,
  root: new URL('..', import.meta.url).pathname,
  test: {
    ...usual.test,
    projects: undefined,
    include: [
      'apps/server/src/**/!(*.deep).test.ts',
      // Long tests of the database.
      'apps/server/src/{durability,instances,databaseCrash,parsers}.deep.test.ts',
      'apps/server/src/{chain/largeSteps,http/bodies,http/parameters,http/strangers,orders/replayJournal}.deep.test.ts',
      'packages/market/src/{server,flows/*}.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['packages/testing/src/postgresSetup.ts'],
  },
})
