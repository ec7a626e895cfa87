import { defineConfig } from 'vitest/config'

const conditions = ['@souk/source', 'import', 'module', 'default']
const node = { conditions: ['@souk/source', 'node'], externalConditions: ['@souk/source'] }

/**
 * Tests the whole market in a real browser. Each worker has its own market, and runs its files one after another: a test
 * may change what everybody sees.
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  resolve: { conditions },
  // Vitest passes these to Node itself, where `import` would also apply to CommonJS requires and break them.
  ssr: { resolve: node },
  // The global setup runs in this environment. Without these conditions it would use an earlier build.
  environments: { __vitest__: { resolve: node } },
  test: {
    include: ['e2e/src/**/*.test.ts'],
    // Tests that take longer than usual; `e2e/deep.config.ts` and `e2e/consumers.config.ts` run them.
    exclude: ['**/node_modules/**', '**/*.{deep,consumer}.test.ts'],
    provide: { isDeep: false, isRenewing: false },
    globalSetup: ['e2e/src/globalSetup.ts'],
    // A page waits for blocks and animations for half of the time.
    maxWorkers: 2,
    // As for the other tests: files share a process with what it has loaded.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    retry: 0,
  },
})
