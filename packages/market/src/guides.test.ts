import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { format, promisify } from 'node:util'
import { type Devchain, startDevchain } from '@souk/devchain'
import { type TestServer, testServer } from '@souk/testing/server'
import { createPublicClient, http } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const guides = join(root, 'docs/guides')
/** Inside the repository, so that the programs find its packages. */
const folder = join(root, '.cache/guides')

/** A block of code of a guide, which is a whole program. */
type Program = { name: string; guide: string; path: string; code: string }

const programs: Program[] = []
for (const guide of (await readdir(guides)).sort()) {
  const text = await readFile(join(guides, guide), 'utf8')
  for (const [index, [, code = '']] of [...text.matchAll(/^```ts\n(.*?)^```/gms)].entries()) {
    const name = `${guide.replace('.md', '')}-${index + 1}`
    programs.push({ name, guide, path: join(folder, `${name}.ts`), code })
  }
}

let devchain: Devchain | undefined
let server: TestServer | undefined

beforeAll(async () => {
  devchain = await startDevchain()
  server = await testServer({ rpcUrl: devchain.rpcUrl })
  const { url } = await server.listen()
  await server.indexed(await createPublicClient({ transport: http(devchain.rpcUrl) }).getBlockNumber())
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // Two addresses are all that the programs do not know.
  const addresses: [string, string][] = [
    ['http://127.0.0.1:8545', devchain.rpcUrl],
    ['http://127.0.0.1:4300', url],
  ]
  for (const { path, code } of programs)
    await writeFile(
      path,
      addresses.reduce((text, [from, to]) => text.replaceAll(from, to), code),
    )
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(strict))
}, 120_000)
afterAll(async () => {
  await server?.close()
  await devchain?.stop()
})

/** The options of a new project, and where the packages have their sources. */
const strict = {
  compilerOptions: {
    target: 'es2022',
    module: 'nodenext',
    customConditions: ['@souk/source'],
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    jsx: 'react-jsx',
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['*.ts'],
}

/** Lists what a program says that it prints: the comments behind its calls of `console.log`. */
function printedBy(code: string): string[] {
  return [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, text = '']) => text)
}

describe('guides', () => {
  test.each(programs)('behavior: $name runs as it is pasted', async ({ path, code }) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    try {
      await import(/* @vite-ignore */ pathToFileURL(path).href)
      const said = printedBy(code)
      const printed = log.mock.calls.map((values) => format(...values))
      expect(printed.filter((line) => said.includes(line))).toEqual(said)
    } finally {
      log.mockRestore()
    }
  })

  test('behavior: every program compiles alone under strict TypeScript', async () => {
    // Each is a module, so that one run of the compiler checks them apart.
    expect(programs.filter(({ code }) => !/^import /m.test(code))).toEqual([])
    const tsc = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin/tsc')
    const args = [tsc, '-p', folder, '--pretty', 'false', '--checkers', '1']
    const { stdout } = await promisify(execFile)(process.execPath, args).catch((error) => error)
    expect(stdout).toBe('')
  }, 120_000)
})
