import { defineConfig } from 'vitest/config'
import usual from './vitest.config.js'

/** The browser tests that the default configuration leaves out, on a separate market. */
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    include: ['e2e/src/**/*.deep.test.ts', 'e2e/src/pages.test.ts'],
    exclude: ['**/node_modules/**'],
    // Some of these tests measure, and need the machine for themselves.
    maxWorkers: 1,
    provide: { isDeep: true, isRenewing: false },
  },
})
