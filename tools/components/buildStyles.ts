import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, type Plugin } from 'vite'
import { scopeStyles } from './scopeStyles.js'

/** Scopes the finished stylesheet. */
const scope: Plugin = {
  name: 'souk:scope-styles',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = scopeStyles(String(file.source))
  },
}

/**
 * Builds `souk.css`: what Tailwind makes for the sources of this package, below `.souk`.
 *
 * @param options.folder - The package's folder.
 * @param options.outDir - Where the stylesheet goes.
 */
export async function buildStyles({ folder, outDir }: { folder: string; outDir: string }): Promise<void> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    plugins: [tailwindcss(), scope],
    build: {
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 100_000,
      rolldownOptions: {
        input: { souk: join(folder, 'src/styles/souk.css') },
        output: { assetFileNames: '[name][extname]' },
      },
    },
  })
}
