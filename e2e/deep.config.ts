import { defineConfig } from 'vitest/config'
import usual from './vitest.config.js'

/** The browser tests that the default configuration leaves out, on a separate market. */
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    include: ['e2e/src/**/*.deep.test.ts', 'e2e/src/pages.test.ts'],
    exclude: ['**/node_modules/**'],
    provide: { isDeep: true, isRenewing: false },
  },
})
