import { describeExport, parseSource } from './describeExport.js'
import { type PublicExport, publicExports, type ReadSource, readFromDisk, resolve } from './publicExports.js'

/** A type that a file declares or imports: its name there, and its declaration. */
type Known = { as: string; isLocal: boolean; find: () => readonly { name: string; path: string }[] }

/**
 * Lists the types that exports of a package name and that users cannot import from it, as `name (path)`. Users could not
 * write the types of their own functions around such exports.
 *
 * Leaves out types of other packages, which export their own. Types that only their file knows count where options and
 * results name them, in the namespace of a function.
 *
 * @param entries - The paths of the package's entry points.
 */
export function hiddenTypes(entries: readonly string[], read: ReadSource = readFromDisk): string[] {
  const parsed = once((path) => parseSource(path, read))
  const listed = once((path) => publicExports(path, read))
  const known = once((path) => typesOf(path, { read, find: declaredAt }))
  const declaredAt = (name: string, path: string) => {
    const found = listed(path).find((one) => one.name === name)
    return found && describeExport(found, parsed(found.path)).kind === 'type'
      ? [{ name: found.local, path: found.path }]
      : []
  }
  const found = entries.flatMap(listed)
  const exported = new Set(found.map(({ path, local }) => `${local} (${path})`))
  const textsOf = (one: PublicExport) => {
    const { signature, types } = describeExport(one, parsed(one.path))
    return { whole: withoutComments(`${signature}\n${types}`), bags: withoutComments(`${types ?? ''}`) }
  }
  const named = found.flatMap((one) => {
    const { whole, bags } = textsOf(one)
    const isOfBag = (name: string) => new RegExp(`\\btype ${name}\\b`).test(bags)
    return known(one.path).flatMap(({ as, isLocal, find }) =>
      (isLocal ? names(bags, as) && !isOfBag(as) : names(whole, as)) ? find() : [],
    )
  })
  const hidden = named.map(({ name, path }) => `${name} (${path})`).filter((type) => !exported.has(type))
  return [...new Set(hidden)].sort()
}

/** Lists the types that a file declares, or imports from its package. */
function typesOf(
  path: string,
  { read, find }: { read: ReadSource; find: (name: string, path: string) => ReturnType<Known['find']> },
): Known[] {
  const text = read(path)
  // Another name for a type of a namespace, such as `type Options = getOrder.Options`, hides nothing.
  const own = [...text.matchAll(/^(export )?(?:type|interface) (\w+)(?! = \w+(?:\.\w+)+$)/gm)].map(
    ([, isExported, name = '']) => ({
      as: name,
      isLocal: !isExported,
      find: () => [{ name, path }],
    }),
  )
  const imports = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '(\.[^']*)'/gm)]
  const imported = imports.flatMap(([, names = '', from = '']) =>
    names.split(',').flatMap((each) => {
      const [name = '', as = name] = each
        .replace(/\btype /, '')
        .trim()
        .split(' as ')
      const target = resolve(path, from)
      return target && /^[A-Z]/.test(name) ? [{ as, isLocal: false, find: () => find(name, target) }] : []
    }),
  )
  return [...own, ...imported]
}

/** Returns whether a text names a type, and not a member or a text of this name. */
function names(text: string, type: string): boolean {
  return new RegExp(`(?<![\\w.'])${type}\\b(?!['.])`).test(text)
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '')
}

/** Returns a function that reads each path once. */
function once<value>(read: (path: string) => value): (path: string) => value {
  const known = new Map<string, value>()
  return (path) => {
    const value = known.has(path) ? (known.get(path) as value) : read(path)
    known.set(path, value)
    return value
  }
}
