import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The market server's address during development. In production the server serves the app itself. */
const server = process.env.SOUK_SERVER ?? 'http://127.0.0.1:4300'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: {
    conditions: ['@souk/source', 'import', 'module', 'browser', 'default'],
    alias: { '@reown/appkit/core': fileURLToPath(new URL('src/wallet/noAppKit.ts', import.meta.url)) },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Bundles the code that every page needs into one file: three dozen small ones compress a tenth worse.
      output: { codeSplitting: { groups: [{ name: 'frame', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: { '^(/chains/[\\w-]+)?/(v2|rpc|health|ready|media)\\b': server } },
})
