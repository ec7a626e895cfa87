import { defineConfig } from 'vitest/config'
import usual from '../vitest.config.js'

/** Every test of the server, with PostgreSQL where the usual run has the embedded database. */
export default defineConfig({
  ...usual,
  root: new URL('..', import.meta.url).pathname,
  test: {
    ...usual.test,
    projects: undefined,
    include: ['apps/server/src/**/*.test.ts', 'packages/market/src/{server,flows/*}.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.deep.test.ts'],
    globalSetup: ['packages/testing/src/postgresSetup.ts'],
  },
})
