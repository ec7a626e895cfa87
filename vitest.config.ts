import { defineConfig } from 'vitest/config'

const conditions = ['@souk/source', 'import', 'module', 'default']

export default defineConfig({
  resolve: { conditions },
  // Vitest hands these to Node itself, where `import` would also apply to CommonJS requires and break them.
  ssr: { resolve: { conditions: ['@souk/source', 'node'], externalConditions: ['@souk/source'] } },
  test: {
    include: [
      'packages/**/*.test.{ts,tsx}',
      'apps/**/*.test.{ts,tsx}',
      'contracts/**/*.test.ts',
      'tools/**/*.test.{ts,mjs}',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.deep.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
