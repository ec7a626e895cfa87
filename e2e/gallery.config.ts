import { defineConfig } from 'vitest/config'
import deep from './deep.config.js'

/** Takes the gallery's pictures again and stores those that have changed. */
export default defineConfig({
  ...deep,
  test: {
    ...deep.test,
    include: ['e2e/src/gallery/gallery.deep.test.ts'],
    provide: { isDeep: true, isRenewing: true },
  },
})
