import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'

const styles = fileURLToPath(new URL('../../apps/web/src/styles/index.css', import.meta.url))
const root = fileURLToPath(new URL('../../packages/ui/src/testing/host/', import.meta.url))

/** Adds the styles of the app, which has those of the components. */
const linkStyles: Plugin = {
  name: 'shop:styles',
  transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: `/@fs${styles}` } }],
}

/** Serves the page of a shop with the components of `@souk/ui`, from their sources. Its origin is not the market's. */
export async function startShop(): Promise<startShop.Result> {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [react(), tailwindcss(), linkStyles],
    cacheDir: fileURLToPath(new URL('../../.cache/vite-shop/', import.meta.url)),
    logLevel: 'error',
    resolve: { conditions: ['@souk/source', 'import', 'module', 'browser', 'default'] },
    // Without a connection for file changes, since nothing is edited during tests.
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  })
  await server.listen()
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
