import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildWeb } from '@souk/start'
import { build } from 'rolldown'
import { root } from '../repository/install.mjs'
import { readJson } from '../repository/workspaces.mjs'
import { buildPackages } from '../stages/buildPackages.mjs'
import * as ThirdParty from './ThirdParty.js'

// `npm run build`: makes what is published. The packages, each from scratch, and `souk`: server, app and local chain in one
// bundle, with everything it needs but the dependencies of its package.json.
const souk = join(root, 'apps/souk')
const dist = join(souk, 'dist')
const {
  name,
  version,
  dependencies,
}: { name: string; version: string; dependencies: Record<string, string> } =
  readJson('apps/souk/package.json')
const say = (text: string) => void process.stdout.write(`  ${text}\n`)

say('Building the packages …')
for (const { name, ok, output } of await buildPackages())
  if (!ok) throw new Error(`The ${name} failed:\n${output}`)
const web = await buildWeb({ onProgress: (text) => say(`${text} …`) })
say('Building the documentation …')
await promisify(execFile)('npm', ['run', 'site'], { cwd: root, maxBuffer: 2 ** 26 })
say('Bundling souk …')
await rm(dist, { recursive: true, force: true })
await mkdir(dist, { recursive: true })
const modules = await bundle()
await copyFiles()
await cp(web, join(dist, 'app'), { recursive: true, filter: (path) => !path.endsWith('.stamp') })
await listThirdParties()
say(`apps/souk: ${((await sizeOf(dist)) / 2 ** 20).toFixed(1)} MiB`)

/** Bundles the sources. What each command needs loads with it, so that `souk --help` loads next to nothing. */
async function bundle(): Promise<readonly string[]> {
  const installed = Object.keys(dependencies)
  const { output } = await build({
    input: { souk: join(souk, 'src/souk.ts') },
    platform: 'node',
    resolve: { conditionNames: ['@souk/source', 'node', 'import', 'module', 'default'] },
    external: (path) => installed.some((each) => path === each || path.startsWith(`${each}/`)),
    // Beside each other, since some read files that lie beside them.
    output: { dir: dist, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  })
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
}

/** Lists the packages of others that the program, the app and the documentation contain. npm installs the rest, with their own texts. */
async function listThirdParties(): Promise<void> {
  const lists = ['.vite/modules.json', 'docs/.vite/modules.json'].map((list) =>
    readFile(join(web, list), 'utf8'),
  )
  const ofApp: readonly string[] = (await Promise.all(lists)).flatMap((text) => JSON.parse(text))
  const parties = ThirdParty.fromFiles([...modules, ...ofApp.map((file) => join(root, file))])
  await writeFile(join(dist, 'LICENSES.txt'), ThirdParty.toLicences(parties))
  await writeFile(join(dist, 'sbom.json'), ThirdParty.toBill(parties, { name, version }))
}

/** Copies what the local chain, the deployment of the zone and the page of wallets read. */
async function copyFiles(): Promise<void> {
  await cp(join(root, 'apps/devchain/dist/genesis'), dist, { recursive: true, filter: isFolderOr(/\.json$/) })
  await cp(join(root, 'contracts/dist/artifacts.json'), join(dist, 'artifacts.json'))
  await cp(join(root, 'apps/trader/src/browser/walletPage.js'), join(dist, 'walletPage.js'))
}

function isFolderOr(pattern: RegExp): (path: string) => boolean {
  return (path) => pattern.test(path) || !/\.[a-z.]+$/.test(path)
}

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = files
    .filter((file) => file.isFile())
    .map(async (file) => (await stat(join(file.parentPath, file.name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
