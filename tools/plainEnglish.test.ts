import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { phraseIssues } from './plainEnglish.js'
import { readFromDisk } from './publicExports.js'
import { root } from './repository/install.mjs'
import { getWorkspaces } from './repository/workspaces.mjs'
import { readFolder } from './SourceFile.js'

const documents = [
  ...['README.md', 'CONTRIBUTING.md'],
  ...['docs', 'docs/guides', 'site', 'site/start'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => `${folder}/${file}`),
  ),
  ...getWorkspaces().map(({ folder }) => `${folder}/README.md`),
].filter((path) => path.endsWith('.md') && existsSync(join(root, path)))
/** Catalogues, docstrings and comments, except for the German catalogue. */
const sources = ['packages', 'apps', 'contracts'].flatMap(readFolder)
const isOurs = (path: string) => !/\.test\.|\/testing\/|\/words\/de\//.test(path)

describe('this repository', () => {
  test('behavior: documents use plain English', () => {
    const files = documents.map((path) => ({ path, text: withoutRules(readFromDisk(path)) }))
    expect(files.flatMap(phraseIssues)).toEqual([])
  })

  test('behavior: catalogues, docstrings and comments use plain English', () => {
    expect(sources.filter(({ path }) => isOurs(path)).flatMap(phraseIssues)).toEqual([])
  })
})

/** Removes the quotes of phrases to avoid. */
function withoutRules(text: string): string {
  return text.replace(/^## Plain English$.*?(?=^## )/ms, '')
}

describe('phraseIssues', () => {
  const issues = (text: string, path = 'docs/a.md') => phraseIssues({ path, text })

  test('default', () => {
    expect(issues('An offer stays open. Who pays the fee? The buyer does.\n')).toEqual([])
  })

  test('error: a phrase, also across a line break', () => {
    expect(issues('/**\n * It failed for want\n * of gas.\n */', 'a.ts')).toEqual([
      'a.ts says "want of"; better: lack of, or running out of.',
    ])
    expect(issues('A offer.')).toEqual(['docs/a.md says "A offer"; better: an.'])
  })

  test('error: a sentence without a named subject', () => {
    expect(issues('It is lazy. Who only trades loads nothing of this.')).toEqual([
      'docs/a.md says ". Who only trades"; better: name who acts: a buyer, a caller, an app, you.',
    ])
    expect(issues('- Who sells signs an order.')).toHaveLength(1)
  })

  test('behavior: ignores code in documents', () => {
    expect(issues('```ts\nconst a = "want of"\n```\n')).toEqual([])
  })
})
