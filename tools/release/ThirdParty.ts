import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package of others that is part of what we publish. */
export type ThirdParty = {
  name: string
  version: string
  /** As an SPDX expression. */
  licence: string
  /** The text that the licence asks to be passed on, if the package contains one. */
  text?: string | undefined
}

/**
 * Finds the packages that files belong to.
 *
 * @param files - Paths of modules, such as those of a bundle. Those outside of `node_modules` are left out.
 * @returns Each package once, by name and version.
 */
export function fromFiles(files: readonly string[]): readonly ThirdParty[] {
  const folders = new Set(files.flatMap((file) => folderOf(file) ?? []))
  const found = new Map([...folders].map(fromFolder).map((each) => [`${each.name}@${each.version}`, each]))
  return [...found.values()].sort(byName)
}

const inModules = '/node_modules/'

/** The folder of the innermost package that contains a file. */
function folderOf(file: string): string | undefined {
  const start = file.lastIndexOf(inModules)
  if (start < 0) return undefined
  const begin = start + inModules.length
  const [scope = '', name = ''] = file.slice(begin).split('/')
  return file.slice(0, begin) + (scope.startsWith('@') ? `${scope}/${name}` : scope)
}

function fromFolder(folder: string): ThirdParty {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry))
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : (license?.type ?? 'unknown'),
    text: file === undefined ? undefined : readFileSync(join(folder, file), 'utf8').trim(),
  }
}

function byName(a: ThirdParty, b: ThirdParty): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1
}

/** Writes a list of licences for people: what is inside, and then the texts, each once. */
export function toLicences(parties: readonly ThirdParty[]): string {
  const lines = parties.map(({ name, version, licence }) => `${name} ${version}: ${licence}`)
  const texts = new Map<string, string[]>()
  for (const { name, text } of parties)
    if (text !== undefined) texts.set(text, [...(texts.get(text) ?? []), name])
  const chapters = [...texts].map(([text, names]) => `${'-'.repeat(80)}\n${names.join(', ')}\n\n${text}`)
  return `Souk contains these packages of others, under their own licences:\n\n${lines.join('\n')}\n\n${chapters.join('\n\n')}\n`
}

/** Writes a software bill of materials in the form of CycloneDX 1.5. */
export function toBill(parties: readonly ThirdParty[], of: { name: string; version: string }): string {
  const components = parties.map(({ name, version, licence }) => ({
    type: 'library',
    ...split(name),
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [/[ (]/.test(licence) ? { expression: licence } : { license: { id: licence } }],
  }))
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', ...of, purl: `pkg:npm/${of.name}@${of.version}` } },
    components,
  }
  return `${JSON.stringify(bill, undefined, 2)}\n`
}

function split(name: string): { group?: string; name: string } {
  const [group = '', rest] = name.split('/')
  return rest === undefined ? { name } : { group, name: rest }
}
