import { defineConfig } from 'vitest/config'
import usual from '../vitest.config.js'

/** The long tests, which the default configuration leaves out. */
export default defineConfig({
  ...usual,
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['{packages,apps,contracts,tools}/**/*.deep.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
