import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin, preview } from 'vite'

/** The path of a file of the repository. */
const pathOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const root = pathOf('packages/ui/src/testing/host/')
const outDir = pathOf('.cache/shop/')

/** Adds the styles of the app, which has those of the components. */
const addStyles: Plugin = {
  name: 'shop:styles',
  transform: (code, id) =>
    id.endsWith('/host/shop.tsx')
      ? `import ${JSON.stringify(pathOf('apps/web/src/styles/index.css'))}\n${code}`
      : undefined,
}

/**
 * Serves the page of a shop with the components of `@souk/ui`, from their sources. Its origin is not the market's. The page is
 * built first: a development server would send its thousand modules to each visitor again.
 */
export async function startShop(): Promise<startShop.Result> {
  const config = { root, configFile: false, logLevel: 'error' } as const
  await build({
    ...config,
    plugins: [react(), tailwindcss(), addStyles],
    resolve: { conditions: ['@souk/source', 'import', 'module', 'browser', 'default'] },
    build: { outDir, emptyOutDir: true, minify: false, chunkSizeWarningLimit: 10_000 },
  })
  const server = await preview({
    ...config,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (url === undefined) throw new TypeError('The server of the shop tells no address.')
  return { url, stop: () => server.close() }
}

export declare namespace startShop {
  type Result = {
    /** The URL of the page. */
    url: string
    stop: () => Promise<void>
  }
}
