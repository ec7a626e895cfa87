import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { root } from '../repository/install.mjs'
import { bundleRunner } from './bundleRunner.js'
import { deadLinks } from './deadLinks.js'
import { placeOf, toPage } from './toPage.js'

// `npm run site`: makes the documentation site from the pages of the repository, and puts it beside the built app, where a
// market serves it at /docs. The folder site/dist works on any server of files below that path. For another path, name it
// and the folder to write: `npm run site -- --base /some/prefix/docs/ --dir ../site`.
const { values: flags } = parseArgs({ options: { base: { type: 'string' }, dir: { type: 'string' } } })
if ((flags.base === undefined) !== (flags.dir === undefined))
  throw new Error('--base and --dir belong together: the folder site/dist is for /docs/.')
if (flags.base !== undefined && !/^\/(.+\/)?$/.test(flags.base))
  throw new Error(`--base ${flags.base} has to begin and to end with a slash.`)
const site = join(root, 'site')
const pages = join(site, 'pages')
const base = flags.base ?? '/docs/'
const dist = flags.dir === undefined ? join(site, 'dist') : resolve(flags.dir)
const app = join(root, 'apps/web/dist')
const say = (text: string) => void process.stdout.write(`  ${text}\n`)

if (!existsSync(join(site, 'node_modules/vitepress'))) {
  say('Installing VitePress …')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
}
await rm(pages, { recursive: true, force: true })
const written = await writePages()
say(`${written} pages`)
say('Bundling what examples import …')
const modules = await bundleRunner(join(pages, 'public/run'))
await cp(join(root, 'apps/web/public/favicon.svg'), join(pages, 'public/favicon.svg'))
for (const picture of ['home.jpg', 'collection-dark.jpg'])
  await cp(join(root, 'docs/pictures', picture), join(pages, 'public/first', picture))
say('Building the site …')
await run(process.execPath, [join(site, 'node_modules/vitepress/bin/vitepress.js'), 'build'])
await checkLinks()
await noteModules()
if (flags.dir === undefined && existsSync(app)) {
  await rm(join(app, 'docs'), { recursive: true, force: true })
  await cp(dist, join(app, 'docs'), { recursive: true })
  await linkFrom(join(app, 'index.html'))
}
say(
  flags.dir === undefined
    ? 'The site is in site/dist. A running market has it at /docs.'
    : `The site for ${base} is in ${dist}.`,
)

/** Writes every page and picture that the site has. */
async function writePages(): Promise<number> {
  const files = await listFiles()
  const kept = new Set(files)
  const has = (path: string) => kept.has(path)
  await cp(join(site, 'start'), join(pages, 'start'), { recursive: true })
  await cp(join(site, 'index.md'), join(pages, 'index.md'))
  for (const path of files) {
    // Files to download are taken as they are.
    const target = join(pages, path.endsWith('.json') ? 'public' : '', placeOf(path) ?? path)
    await mkdir(dirname(target), { recursive: true })
    if (path.endsWith('.md'))
      await writeFile(target, toPage(await readFile(join(root, path), 'utf8'), path, has))
    else await cp(join(root, path), target)
  }
  return files.filter((path) => path.endsWith('.md')).length
}

/** Names the site in the app's page, so that the app links to it only where there is one. */
async function linkFrom(page: string): Promise<void> {
  const html = await readFile(page, 'utf8')
  const link = `<link rel="help" href="${base}" />`
  if (!html.includes(link)) await writeFile(page, html.replace('</head>', `  ${link}\n  </head>`))
}

/** Adds what the examples contain to the list of modules that VitePress wrote. */
async function noteModules(): Promise<void> {
  const list = join(dist, '.vite/modules.json')
  const ofSite: readonly string[] = JSON.parse(await readFile(list, 'utf8'))
  const ofExamples = modules.filter((id) => id.startsWith(root)).map((id) => relative(root, id))
  await writeFile(list, JSON.stringify([...new Set([...ofSite, ...ofExamples])].sort()))
}

async function checkLinks(): Promise<void> {
  const files = new Set(await readdir(dist, { recursive: true }))
  const names = [...files].filter((name) => name.endsWith('.html'))
  const texts = names.map(async (name) => [name, await readFile(join(dist, name), 'utf8')] as const)
  const dead = deadLinks(new Map(await Promise.all(texts)), {
    has: (path) => files.has(path),
    base,
  })
  if (dead.length > 0) throw new Error(`These links lead nowhere:\n${dead.join('\n')}`)
}

async function listFiles(): Promise<readonly string[]> {
  const below = async (folder: string) =>
    (await readdir(join(root, folder), { recursive: true })).map((name) => join(folder, name))
  const workspaces = await Promise.all(
    ['packages', 'apps'].map(async (folder) =>
      (await readdir(join(root, folder))).map((name) => join(folder, name, 'README.md')),
    ),
  )
  const found = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...(await below('docs')),
    ...workspaces.flat(),
  ]
  return found.filter(
    (path) => /\.(md|png|jpg|json)$/.test(path) && placeOf(path) && existsSync(join(root, path)),
  )
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, SITE_BASE: base, SITE_DIR: dist }
  try {
    await promisify(execFile)(command, args, { cwd: site, maxBuffer: 2 ** 26, env })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  }
}
