import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The market server's address during development. In production the server serves the app itself. */
const server = process.env.SOUK_SERVER ?? 'http://127.0.0.1:4300'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Lists the modules of the build, so that a release can name the packages of others that it contains. */
const listModules: Plugin = {
  name: 'souk:list-modules',
  generateBundle() {
    const files = [...this.getModuleIds()].filter((id) => id.startsWith(root)).map((id) => relative(root, id))
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(files.sort()) })
  },
}

export default defineConfig({
  plugins: [react(), tailwindcss(), listModules],
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
