import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { format, promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { root } from '../../../tools/repository/install.mjs'
import { readSamples, type Sample } from '../../../tools/repository/samples.mjs'
import { type Stack, startStack } from './index.js'

/** Inside the repository, so that the programs find its packages. */
const folder = join(root, '.cache/samples')

const samples = await readSamples()
const of = (kind: Sample['kind']) => samples.filter((sample) => sample.kind === kind)

let market: Stack | undefined
let dataDir = ''

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'souk-samples-'))
  // The market of `npm start`, on free ports.
  market = await startStack({
    ...{ host: '127.0.0.1', port: 0, chainPort: 0, dataDir, hasApp: false },
    ...{ fresh: false, chainRpc: undefined, collections: [], logLevel: 'warn' },
  })
  const { url, rpcUrl } = market
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // Two addresses are all that the programs do not know.
  for (const { file, code } of samples)
    await writeFile(
      join(folder, file),
      code.replaceAll('http://127.0.0.1:8545', rpcUrl).replaceAll('http://127.0.0.1:4300', url),
    )
  await writeFile(join(folder, 'vitest.config.mjs'), vitestConfig)
}, 120_000)
afterAll(async () => {
  await market?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const vitestConfig = `
const conditions = ['@souk/source', 'node', 'import', 'module', 'default']
export default {
  ssr: { resolve: { conditions, externalConditions: ['@souk/source'] } },
  test: { include: ['*.test.ts'], isolate: false, fileParallelism: false },
}
`

/** Lists what a program says that it prints: the comments behind its calls of `console.log`. */
function printedBy(code: string): string[] {
  return [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, text = '']) => text)
}

async function node(args: string[], env: Record<string, string> = {}): Promise<string> {
  // A test runner in a test runner must not take itself for a worker of the outer one.
  const outer = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$)/.test(name),
  )
  const options = { env: { ...Object.fromEntries(outer), ...env }, maxBuffer: 2 ** 24 }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options).catch(
    (error) => error,
  )
  return `${stdout}${stderr}`
}

const binary = (name: string, path: string) =>
  join(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), path)

// They are compiled against the packed packages, by the stage `packages` of `npm test`.
describe('samples', () => {
  test.each(of('run'))('behavior: $name runs as it is pasted', async ({ file, code }) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    try {
      await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)
      const said = printedBy(code)
      const printed = log.mock.calls.map((values) => format(...values))
      expect(printed.filter((line) => said.includes(line))).toEqual(said)
    } finally {
      log.mockRestore()
    }
  })

  test('behavior: those that are tests pass', async () => {
    const output = await node([binary('vitest', 'vitest.mjs'), 'run', '--root', folder], { NO_COLOR: '1' })
    expect(output).toMatch(new RegExp(`Test Files +${of('test').length} passed \\(${of('test').length}\\)`))
  }, 60_000)

  test('behavior: each is a module, so that one run of the compiler checks them apart', () => {
    expect(samples.filter(({ code }) => !/^import /m.test(code))).toEqual([])
  })
})
