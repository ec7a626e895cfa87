import { isBuiltin } from 'node:module'
import { parseSync, Visitor } from 'vite'

/** @typedef {{ name: string, dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Manifest */

/**
 * Lists packages that built code or its types import although the package's manifest does not name them.
 *
 * The compiler writes inferred types into the declarations, and so may name a package that is in our node_modules
 * only by chance. Where it is missing, the type silently becomes `any`.
 *
 * @param {{ path: string, text: string }} file - JavaScript or declarations.
 * @param {Manifest} manifest - The package's manifest.
 * @returns {string[]} One sentence per package.
 */
export function strangers(file, manifest) {
  const named = new Set([
    manifest.name,
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
  ])
  return [...imported(file)]
    .filter((specifier) => !specifier.startsWith('.') && !named.has(packageOf(specifier)))
    .map((specifier) =>
      isBuiltin(specifier)
        ? `${file.path} imports ${specifier}, which browsers lack.`
        : `${file.path} imports ${specifier}, which ${manifest.name} does not name.`,
    )
}

/**
 * Lists what a file imports.
 *
 * @param {{ path: string, text: string }} file - JavaScript or declarations.
 */
export function imported({ path, text }) {
  /** @type {Set<string>} */
  const found = new Set()
  /** @param {{ source?: unknown }} node */
  const add = ({ source }) => {
    if (typeof source === 'object' && source !== null && 'value' in source) found.add(String(source.value))
  }
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(parseSync(path, text).program)
  return found
}

/** @param {string} specifier */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
