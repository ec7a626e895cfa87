import { defineConfig } from 'vitest/config'

const conditions = ['@souk/source', 'import', 'module', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['@souk/source'] } },
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
