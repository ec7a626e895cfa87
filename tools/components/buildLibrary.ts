import { join } from 'node:path'
import { BaseError } from '@souk/base'
import { build, esmExternalRequirePlugin, type Plugin } from 'vite'
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
      namedOnly,
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

/**
 * Lets modules in the old format take the named exports of React only. The bundler also asks for an export called
 * `module.exports`, which webpack, and so Next, takes for an import that does not exist.
 */
const namedOnly: Plugin = {
  name: 'souk:named-only',
  renderChunk: (code) => ({ code: code.replaceAll(asksForModule, ''), map: null }),
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.code.includes(`"module.exports"`))
        throw new ModuleExportsError({ file: file.fileName })
  },
}
const asksForModule =
  /Object\.prototype\.hasOwnProperty\.call\((\w+), "module\.exports"\) \? \1\["module\.exports"\] : /g

/** Thrown when a module would not build with webpack. */
class ModuleExportsError extends BaseError<{ file: string }> {
  override readonly name = 'Components.ModuleExportsError'
  constructor(facts: { file: string }) {
    super(
      `${facts.file} asks for an export called module.exports, which webpack refuses. Look at namedOnly in buildLibrary.ts.`,
      { facts },
    )
  }
}
