import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { WalletOffers } from '@souk/market'
import { type Context, Hono } from 'hono'
import type { Env } from './core/Env.js'
import { policyFor, workerPolicy } from './core/security.js'
import * as Docs from './Docs.js'
import * as Elements from './Elements.js'
import * as PageCard from './PageCard.js'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

type File = {
  body: Buffer
  packed?: Record<'br' | 'gzip', Buffer>
  type: string
  etag: string
  /** Of a page, for its policy. */
  html?: string
}

/**
 * Serves the built app. Names with a hash never change and may be cached for ever. Any other path without an
 * extension serves the app's page, which chooses its view by the address.
 */
export function staticRoutes({ webRoot, wallets, prefix, cardOf, count }: staticRoutes.Options): Hono<Env> {
  const app = new Hono<Env>()
  const described = new Map<string, Promise<File>>()
  const kept = new Map<string, Promise<File>>()
  const toPage = async (c: Context<Env>, plain: File): Promise<File> => {
    count?.(c)
    const card = await cardOf?.(c.req.path)
    return card ? describe(plain, card, { url: addressOf(c.req, prefix), prefix, described }) : plain
  }
  const setHeaders = (c: Context<Env>, path: string, { etag, html }: File): void => {
    const isHashed = path.startsWith(`${sep}assets${sep}`) || Docs.isHashed(path) || Elements.isHashed(path)
    c.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    c.header('etag', etag)
    c.header('vary', 'accept-encoding', { append: true })
    if (path === `${sep}sw.js`) c.header('content-security-policy', workerPolicy)
    if (html !== undefined)
      c.header('content-security-policy', Docs.policyOf(path) ?? policyFor(html, wallets))
    // The sandbox of examples has no origin of its own, pages of other sites load the elements, and these files are public.
    if (Docs.isOfExamples(path) || Elements.has(path)) c.header('access-control-allow-origin', '*')
    if (Elements.has(path)) c.header('cross-origin-resource-policy', 'cross-origin')
  }
  const toLostPage = async (c: Context<Env>): Promise<Response> => {
    const file = join(webRoot, Docs.lostPage)
    const html = (await isFile(file)) ? ((await load(file, kept)).html ?? '') : Docs.absentPage
    c.header('cache-control', 'no-cache')
    c.header('content-security-policy', policyFor(html, wallets))
    return c.html(html, 404)
  }
  app.get('*', async (c, next) => {
    const path = toPath(c.req.path)
    const name = path === undefined ? undefined : await findFile(webRoot, path)
    if (path === undefined) return next()
    if (name === undefined) return Docs.has(path) && wantsPage(c) ? toLostPage(c) : next()
    const plain = await load(name, kept)
    const file = plain.html === undefined || Docs.has(path) ? plain : await toPage(c, plain)
    setHeaders(c, path, file)
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304)
    c.header('content-type', file.type)
    const encoding = pickEncoding(c.req.header('accept-encoding'))
    if (!file.packed || !encoding) return c.body(new Uint8Array(file.body))
    c.header('content-encoding', encoding)
    return c.body(new Uint8Array(file.packed[encoding]))
  })
  return app
}

export declare namespace staticRoutes {
  type Options = {
    /** The folder of the built app. */
    webRoot: string
    wallets?: WalletOffers | undefined
    /** The path that was taken off the addresses of the requests. @default none */
    prefix?: string | undefined
    /** Returns the card of the page at a path; `undefined` when it is not available at once. */
    cardOf?: ((path: string) => Promise<PageCard.PageCard | undefined>) | undefined
    /** Counts requests for pages, not for the files that pages load. */
    count?: ((c: Context<Env>) => void) | undefined
  }
}

/** Programs receive errors as JSON, and people a page. */
function wantsPage({ req }: Context<Env>): boolean {
  return req.header('accept')?.includes('text/html') === true
}

/** Behind a proxy, the page's address is the proxy's. */
function addressOf(request: { url: string; header: (name: string) => string | undefined }, prefix = ''): URL {
  const url = new URL(request.url)
  url.pathname = prefix + url.pathname
  if (request.header('x-forwarded-proto') === 'https') url.protocol = 'https:'
  return url
}

/** The number of pages to keep with their cards. Compressing one takes longer than reading its card. */
const mostDescribed = 500

/** Keeps the policy of the built page, since a card contains no scripts. */
async function describe(
  page: File,
  card: PageCard.PageCard,
  { url, prefix, described }: { url: URL; prefix: string | undefined; described: Map<string, Promise<File>> },
): Promise<File> {
  const { html = '', etag, type } = page
  const key = JSON.stringify([etag, card, url.origin, url.pathname])
  const known = described.get(key)
  if (known) return known
  const made = toFile(
    Buffer.from(PageCard.write(html, card, { url, ...(prefix && { path: prefix }) })),
    type,
  ).then((file) => ({
    ...file,
    html,
  }))
  described.set(key, made)
  const [oldest] = described.keys()
  if (described.size > mostDescribed && oldest !== undefined) described.delete(oldest)
  return made
}

/** Finds the file of a path, the page of the documentation, or the app's page for a path that could be one of its views. */
async function findFile(webRoot: string, path: string): Promise<string | undefined> {
  for (const name of namesOf(path)) {
    const file = join(webRoot, name)
    if (await isFile(file)) return file
  }
  return undefined
}

function namesOf(path: string): readonly string[] {
  if (Docs.has(path)) return [path, ...Docs.pagesOf(path)]
  return extname(path) === '' ? [path, 'index.html'] : [path]
}

/** Resolves a path inside the folder; `undefined` for one that would leave it. */
function toPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    if (decoded.includes('\0')) return undefined
    const clean = normalize(`${sep}${decoded}`)
    return clean.includes(`${sep}..`) ? undefined : clean
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

/** The file does not exist, part of its path is a file, or its name is too long for the file system. */
const noFile: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch (error) {
    if (error instanceof Error && 'code' in error && noFile.has(String(error.code))) return false
    throw error
  }
}

/** Reads and compresses each file once. The folder of a build does not change while it is served, except for its page. */
async function load(path: string, kept: Map<string, Promise<File>>): Promise<File> {
  const { mtimeMs, size } = await stat(path)
  const key = `${path}:${mtimeMs}:${size}`
  const known = kept.get(key)
  if (known) return known
  const file = read(path)
  kept.set(key, file)
  return file
}

/** Browsers accept brotli only on secure connections, so gzip is needed too. */
function pickEncoding(accepted: string | undefined): 'br' | 'gzip' | undefined {
  if (/\bbr\b/.test(accepted ?? '')) return 'br'
  return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : undefined
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

async function pack(body: Buffer): Promise<Record<'br' | 'gzip', Buffer>> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
  const [br, gz] = await Promise.all([
    toBrotli(body, quality),
    toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { br, gzip: gz }
}

async function read(path: string): Promise<File> {
  const body = await readFile(path)
  const file = await toFile(body, types[extname(path)] ?? 'application/octet-stream')
  return extname(path) === '.html' ? { ...file, html: body.toString('utf8') } : file
}

async function toFile(body: Buffer, type: string): Promise<File> {
  const isText = /^(text|application\/(json|manifest)|image\/svg)/.test(type)
  const packed = isText && body.length > 1024 ? await pack(body) : undefined
  return {
    body,
    type,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    ...(packed ? { packed } : undefined),
  }
}
