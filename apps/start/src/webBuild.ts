import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BaseError } from '@souk/base'
import { findSources } from './findSources.js'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const web = join(root, 'apps/web')
const dist = join(web, 'dist')
const site = join(root, 'site/dist')
const elements = join(root, 'packages/ui/dist')

/**
 * Builds the app, unless the existing build has the same sources. The folder also has the documentation and the script of the
 * custom elements, if these were built.
 *
 * @returns The folder of the built app.
 * @throws {BuildError} with the bundler's output.
 */
export async function buildWeb(options: { onProgress: (text: string) => void }): Promise<string> {
  const stamp = join(dist, '.stamp')
  const hash = await hashSources()
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) {
    await addElements()
    return dist
  }
  options.onProgress('Building the app')
  await runBundler()
  // The documentation, if `npm run site` made it.
  if (existsSync(site)) await cp(site, join(dist, 'docs'), { recursive: true })
  await addElements()
  await writeFile(stamp, hash)
  return dist
}

/** Adds the script of the custom elements, if `npm run build` made it, unless it is there: other processes may serve it. */
async function addElements(): Promise<void> {
  const target = join(dist, 'souk')
  const parts = ['elements', 'souk.css', 'LICENSES.txt', 'elements.js']
  if (!parts.every((part) => existsSync(join(elements, part)))) return
  const same = ['elements.js', 'souk.css'].map(async (part) => {
    const added = join(target, part)
    return existsSync(added) && (await readFile(added)).equals(await readFile(join(elements, part)))
  })
  if ((await Promise.all(same)).every(Boolean)) return
  await rm(target, { recursive: true, force: true })
  // The script last, which names the others.
  const filter = (path: string) => !path.endsWith('.d.ts')
  for (const part of parts) await cp(join(elements, part), join(target, part), { recursive: true, filter })
}

/** Hashes everything that the build depends on: the app, the packages it imports, and the installed versions. */
async function hashSources(): Promise<string> {
  const folders = await findSources(root, web)
  const files = (await Promise.all(folders.map(listFiles))).flat().sort()
  const hash = createHash('sha256')
  for (const file of [join(root, 'package-lock.json'), ...files])
    hash.update(file.slice(root.length)).update(await readFile(file))
  return hash.digest('hex')
}

const ignored = new Set(['dist', 'node_modules', 'fixtures'])

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const nested = entries.map((entry) => {
    if (ignored.has(entry.name) || entry.name.includes('.test.')) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? listFiles(path) : [path]
  })
  return (await Promise.all(nested)).flat()
}

function runBundler(): Promise<void> {
  const manifest = createRequire(join(web, 'package.json')).resolve('vite/package.json')
  const args = [join(dirname(manifest), 'bin/vite.js'), 'build', '--logLevel', 'warn']
  return new Promise((resolve, reject) => {
    // Tests set NODE_ENV, and React would be built in development mode: three times the size, and slow.
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = spawn(process.execPath, args, { cwd: web, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new BuildError({ output }))))
  })
}

/** Thrown when the app cannot be built. */
export class BuildError extends BaseError<{ output: string }> {
  override readonly name = 'Start.BuildError'
  constructor(facts: { output: string }) {
    super(`The app could not be built:\n${facts.output.trim()}`, { facts })
  }
}
