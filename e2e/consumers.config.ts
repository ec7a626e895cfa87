import { defineConfig } from 'vitest/config'
import usual from './vitest.config.js'

/** Uses the packed packages in foreign projects, one after another. */
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    include: ['e2e/src/consumers/*.consumer.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['e2e/src/consumers/setup.ts'],
    maxWorkers: 1,
    testTimeout: 180_000,
    // npm installs other projects, which took 12 minutes on a busy machine with two cores.
    hookTimeout: 1_800_000,
  },
})
