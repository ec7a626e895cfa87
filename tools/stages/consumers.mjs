import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from '../repository/install.mjs'
import { bundledPackages, publicPackages } from '../repository/workspaces.mjs'
import { mapLimited, run } from './run.mjs'

/** @typedef {{ name: string, output: string, ok: boolean }} Check */

/** The documents with components of every app. */
const pages = [
  'packages/react/README.md',
  'docs/guide-for-app-developers.md',
  'docs/guides/from-reservoir-kit.md',
]

/**
 * The versions that an app may have: the oldest that @souk/react allows, and the newest, which @souk/ui allows, too.
 *
 * @typedef {{ react: number, from: string, packages: readonly string[], pages: readonly string[] }} Consumer
 * @type {readonly Consumer[]}
 */
const apps = [
  {
    react: 18,
    from: join(root, 'consumers', 'react18', 'node_modules'),
    packages: publicPackages,
    pages,
  },
  {
    react: 19,
    from: join(root, 'node_modules'),
    packages: [...publicPackages, ...bundledPackages],
    pages: [...pages, 'packages/ui/README.md', 'docs/guides/components.md'],
  },
]

/** The packages that differ between them. */
const peers = [
  '@tanstack/query-core',
  '@tanstack/react-query',
  '@types/react',
  'react',
  'react-dom',
  'scheduler',
]

/**
 * Uses the packages as another project would: unpacked from their tarballs beside either React, type-checked against
 * the published types, rendered on a server and in a page.
 *
 * @param {string} folder - The folder of the tarballs, in which the apps are created.
 * @returns {Promise<Check[]>}
 */
export function consumers(folder) {
  return mapLimited(apps, (app) => checkConsumer(app, folder), {
    atOnce: Math.min(2, availableParallelism()),
  })
}

/**
 * @param {Consumer} consumer
 * @param {string} folder
 * @returns {Promise<Check>}
 */
async function checkConsumer({ react, from, packages, pages }, folder) {
  const name = `an app on React ${react} with the packed @souk/react`
  const app = join(folder, `react${react}`)
  await cp(join(root, 'tools', 'consumer'), app, { recursive: true })
  await writeFile(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  await writeExamples(app, pages)
  await install(join(app, 'node_modules'), from)
  const steps = [
    ...(await Promise.all(packages.map((one) => unpack(one, { app, folder })))),
    await run('tsc', ['-p', app, '--pretty', 'false'], { cwd: app }),
  ]
  const failed = steps.find(({ code }) => code !== 0)
  if (failed) return { name, output: failed.output, ok: false }
  // Symbolic links count as folders, so that every package finds this app's React and not the repository's.
  const args = [
    '--preserve-symlinks',
    '--preserve-symlinks-main',
    join(app, 'out', 'check.js'),
    String(react),
  ]
  const { code, output } = await run(process.execPath, args, { cwd: app })
  return { name, output, ok: code === 0 }
}

/**
 * Writes the examples of the README and the guide next to the app, to check their types.
 *
 * @param {string} app
 * @param {readonly string[]} pages - The documents whose components are type-checked with the app.
 */
async function writeExamples(app, pages) {
  const texts = await Promise.all(pages.map((page) => readFile(join(root, page), 'utf8')))
  const examples = texts.flatMap((text) =>
    [...text.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code = '']) => code),
  )
  await Promise.all(
    examples.map((code, index) => writeFile(join(app, `example${index + 1}.tsx`), `${code}\nexport {}\n`)),
  )
}

/**
 * Links the packages installed here, with peers from another folder.
 *
 * @param {string} modules - The `node_modules` to fill.
 * @param {string} from - The folder of the peers.
 */
export async function install(modules, from) {
  const installed = await packagesOf(join(root, 'node_modules'))
  const others = installed.filter((name) => !peers.includes(name) && !name.startsWith('@souk/'))
  const links = [
    ...others.map((name) => [name, join(root, 'node_modules', name)]),
    ...peers.map((name) => [name, join(from, name)]),
  ]
  for (const scope of new Set(['@souk', ...links.flatMap(([name = '']) => scopeOf(name))]))
    await mkdir(join(modules, scope), { recursive: true })
  await Promise.all(links.map(([name = '', target = '']) => symlink(target, join(modules, name), 'junction')))
}

/**
 * @param {string} modules
 * @returns {Promise<string[]>} Names of packages, including scopes.
 */
async function packagesOf(modules) {
  const names = (await readdir(modules)).filter((name) => !name.startsWith('.'))
  const scoped = names.map(async (name) =>
    name.startsWith('@') ? (await readdir(join(modules, name))).map((one) => `${name}/${one}`) : [name],
  )
  return (await Promise.all(scoped)).flat()
}

/** @param {string} name */
function scopeOf(name) {
  return name.startsWith('@') ? [name.split('/')[0] ?? ''] : []
}

/**
 * @param {string} name - The name of one of our packages.
 * @param {{ app: string, folder: string }} options
 */
export async function unpack(name, { app, folder }) {
  const target = join(app, 'node_modules', '@souk', name)
  await mkdir(target, { recursive: true })
  const tarball = (await readdir(folder)).find((file) => file.startsWith(`souk-${name}-`)) ?? ''
  return run('tar', ['-xzf', join(folder, tarball), '-C', target, '--strip-components=1'])
}
