import { defineConfig } from 'vitest/config'

const conditions = ['@souk/source', 'import', 'module', 'default']
const node = { conditions: ['@souk/source', 'node'], externalConditions: ['@souk/source'] }

/** The whole market in a real browser. One stack serves all files, so they run one after the other. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  resolve: { conditions },
  // Vitest hands these to Node itself, where `import` would also apply to CommonJS requires and break them.
  ssr: { resolve: node },
  // Here the global setup runs; without them it would take what was built last.
  environments: { __vitest__: { resolve: node } },
  test: {
    include: ['e2e/src/**/*.test.ts'],
    // What takes longer than the usual tests may; `e2e/deep.config.ts` runs it.
    exclude: ['**/node_modules/**', '**/*.deep.test.ts'],
    provide: { isDeep: false, isRenewing: false },
    globalSetup: ['e2e/src/globalSetup.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    retry: 0,
  },
})
