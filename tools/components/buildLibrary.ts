import { join } from 'node:path'
import { build, esmExternalRequirePlugin } from 'vite'
import { bundleOptions } from './bundleOptions.js'

/**
 * Builds the modules that apps import. What their bundlers know stays an import; the rest is inside, in chunks that load
 * when they are needed.
 *
 * @param options.folder - The package's folder.
 * @param options.outDir - Where the modules go.
 * @param options.known - The packages that users have, which stay imports.
 * @returns The paths of the modules that are inside.
 */
export async function buildLibrary({
  folder,
  outDir,
  known,
}: buildLibrary.Options): Promise<readonly string[]> {
  const { options, modules } = bundleOptions({ folder, outDir })
  await build({
    ...options,
    plugins: [
      options.plugins,
      esmExternalRequirePlugin({ external: known.map((name) => new RegExp(`^${name}(/|$)`)) }),
    ],
    build: {
      ...options.build,
      minify: false,
      lib: { entry: { index: join(folder, 'src/index.ts') }, formats: ['es'] },
      rolldownOptions: {
        ...options.build.rolldownOptions,
        output: {
          // Every chunk may have components, which need a browser.
          banner: "'use client';",
          // A file for each module, so that the bundlers of apps divide them as those of our app do.
          preserveModules: true,
          preserveModulesRoot: join(folder, 'src'),
          // npm leaves folders of that name out of what it publishes.
          entryFileNames: ({ name }) => `${name.replaceAll('node_modules/', 'external/')}.js`,
        },
      },
    },
  })
  return modules
}

export declare namespace buildLibrary {
  type Options = { folder: string; outDir: string; known: readonly string[] }
}
