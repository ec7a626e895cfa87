import { join } from 'node:path'
import { build } from 'vite'
import { bundleOptions } from './bundleOptions.js'

/**
 * Builds the script of the custom elements, with everything inside. It loads the chunks beside it when they are needed.
 *
 * @param options.folder - The package's folder.
 * @param options.outDir - Where the script goes.
 * @returns The paths of the modules that are inside.
 */
export async function buildElements(options: { folder: string; outDir: string }): Promise<readonly string[]> {
  const { options: shared, modules } = bundleOptions(options)
  await build({
    ...shared,
    base: './',
    build: {
      ...shared.build,
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: {
        ...shared.build.rolldownOptions,
        input: { elements: join(options.folder, 'src/elements/index.ts') },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'elements/[name]-[hash].js' },
      },
    },
  })
  return modules
}
