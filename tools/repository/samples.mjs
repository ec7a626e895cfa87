import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * A block of code of a page, which is a whole program. The word behind `ts` says what becomes of it: none, and it runs;
 * `test`, and Vitest runs it; `compiled:` and the reason why it cannot run. Components (`tsx`) are compiled,
 * and `components.deep.test.ts` renders them.
 *
 * @typedef {{ name: string, file: string, code: string, language: string, kind: 'run' | 'test' | 'compiled' }} Sample
 */

/** The pages, in the order in which a reader could run all their programs on one new market. */
const pages = [
  ...(await readdir(join(root, 'docs/guides'))).sort().map((name) => `docs/guides/${name}`),
  'README.md',
  ...['base', 'networks', 'seaport', 'market', 'execute', 'react', 'ui'].map(
    (name) => `packages/${name}/README.md`,
  ),
  'apps/devchain/README.md',
  'docs/guide-for-app-developers.md',
  'site/start/app-developers.md',
]

/**
 * Reads the samples of all pages.
 *
 * @returns {Promise<Sample[]>}
 */
export async function readSamples() {
  return (await Promise.all(pages.map(samplesOf))).flat()
}

/**
 * @param {string} page
 * @returns {Promise<Sample[]>}
 */
async function samplesOf(page) {
  const text = await readFile(join(root, page), 'utf8')
  const blocks = [...text.matchAll(/^```(tsx?)([^\n]*)\n(.*?)^```/gms)]
  return blocks.map(([, language = '', word = '', code = ''], index) => {
    const name = `${page.replace(/\.md$/, '').replaceAll('/', '-')}-${index + 1}`
    const kind = language === 'tsx' ? 'compiled' : toKind(word.trim(), name)
    return { name, file: `${name}${kind === 'test' ? '.test' : ''}.${language}`, code, language, kind }
  })
}

/**
 * @param {string} word
 * @param {string} name
 */
function toKind(word, name) {
  if (word === '') return 'run'
  if (word === 'test') return 'test'
  if (/^compiled: \w/.test(word)) return 'compiled'
  throw new Error(
    `${name} is marked as "${word}"; leave it out, or write "test" or "compiled:" and a reason.`,
  )
}
