import { defineConfig } from 'vitest/config'
import deep from './deep.config.js'

/** Takes the pictures of the gallery anew and keeps those that have changed. */
export default defineConfig({
  ...deep,
  test: {
    ...deep.test,
    include: ['e2e/src/gallery/gallery.deep.test.ts'],
    provide: { isDeep: true, isRenewing: true },
  },
})
