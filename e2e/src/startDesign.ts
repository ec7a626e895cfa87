import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('../../apps/web/', import.meta.url))

/**
 * Starts the app's development server on a free port, in front of a market. Only this server has the page `/design`.
 *
 * @param marketUrl - The URL of the market.
 */
export async function startDesign(marketUrl: string): Promise<startDesign.Result> {
  // The configuration reads it when it loads, and forwards the market's paths there.
  process.env.SOUK_SERVER = marketUrl
  const server = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    cacheDir: fileURLToPath(new URL('../../.cache/vite/', import.meta.url)),
    logLevel: 'error',
    // Without a connection for file changes, since nothing is edited during tests.
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  })
  await server.listen()
  const [url] = server.resolvedUrls?.local ?? []
  if (url === undefined) throw new TypeError('The development server tells no address.')
  return { url: new URL('/design', url).href, stop: () => server.close() }
}

export declare namespace startDesign {
  type Result = {
    /** The URL of the page. */
    url: string
    stop: () => Promise<void>
  }
}
