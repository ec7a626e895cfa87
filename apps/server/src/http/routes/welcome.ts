import { Hono } from 'hono'
import type { Env } from '../core/Env.js'
import { policyFor } from '../core/security.js'
import { escapeHtml } from '../openapi/page.js'
import { style } from '../openapi/style.js'

/** The page at the market's address when the server serves no app. Lists what the server has instead. */
export function welcomeRoutes(options: welcomeRoutes.Options): Hono<Env> {
  const page = toWelcome(options)
  const policy = policyFor(page)
  const app = new Hono<Env>()
  app.get('/', (c) => {
    c.set('route', 'welcome')
    c.header('content-security-policy', policy)
    return c.html(page)
  })
  return app
}

export declare namespace welcomeRoutes {
  type Options = { name: string }
}

function toWelcome({ name }: welcomeRoutes.Options): string {
  const title = escapeHtml(name)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style>
<h1>${title}</h1><p>This is the API of a market; no app is served here.</p>
<ul><li><a href="/openapi">/openapi</a> describes it</li><li><a href="/openapi.json">/openapi.json</a> is the same for programs</li>
<li><a href="/health">/health</a> tells how the server is</li></ul>
<p>Its operator adds the app with <code>--web-root</code>, and the folder of the built app.</p></html>`
}
