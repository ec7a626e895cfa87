import type { BuildEnvironmentOptions, InlineConfig, Plugin } from 'vite'

/** What the builds of modules have in common. `modules` is filled with the paths of the modules that are inside. */
export function bundleOptions({ folder, outDir }: { folder: string; outDir: string }) {
  const modules: string[] = []
  const note: Plugin = {
    name: 'souk:note-modules',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') modules.push(...file.moduleIds)
    },
  }
  const build = {
    outDir,
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    // Bundled modules lose their `use client`; the chunks have one.
    rolldownOptions: {
      onLog: (level, log, next) => log.code === 'MODULE_LEVEL_DIRECTIVE' || next(level, log),
    },
  } satisfies BuildEnvironmentOptions
  const options = {
    root: folder,
    configFile: false as const,
    logLevel: 'warn',
    // Our packages as their users have them.
    resolve: { conditions: ['import', 'module', 'browser', 'default'] },
    plugins: [note],
    build,
  } satisfies InlineConfig
  return { options, modules }
}
