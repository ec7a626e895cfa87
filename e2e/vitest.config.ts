import { defineConfig } from 'vitest/config'

const conditions = ['@souk/source', 'import', 'module', 'default']

/** The whole market in a real browser. One stack serves all files, so they run one after the other. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  resolve: { conditions },
  // Vitest hands these to Node itself, where `import` would also apply to CommonJS requires and break them.
  ssr: { resolve: { conditions: ['@souk/source', 'node'], externalConditions: ['@souk/source'] } },
  test: {
    include: ['e2e/src/**/*.test.ts'],
    globalSetup: ['e2e/src/globalSetup.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    retry: 0,
  },
})
