import { join, sep } from 'node:path'

// The documentation site lies in the folder `docs` of the built app. Paths are those of files, as `static` finds them.
const folder = `${sep}docs`

/** Tells whether a path belongs to the documentation, even if the site has no such page. */
export function has(path: string): boolean {
  return path === folder || path.startsWith(`${folder}${sep}`)
}

/** Returns the files that can be the page of a path. */
export function pagesOf(path: string): readonly string[] {
  return [`${path.replace(/[\\/]$/, '')}.html`, join(path, 'index.html')].filter(
    (name) => name !== `${folder}.html`,
  )
}

/** Tells whether a file has a hash in its name, so that it never changes. */
export function isHashed(path: string): boolean {
  return path.startsWith(`${folder}${sep}assets${sep}`)
}

/** Tells whether a file belongs to the page in which examples run. */
export function isOfExamples(path: string): boolean {
  return path.startsWith(`${folder}${sep}run${sep}`)
}

/**
 * Returns the policy of the page in which examples run; `undefined` for all other pages. The page cannot reach what this
 * address stores, nor a wallet, however it is opened.
 */
export function policyOf(path: string): string | undefined {
  return isOfExamples(path) ? examplePolicy : undefined
}

const examplePolicy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  // The import map and the program that the reader wrote.
  "script-src 'self' 'unsafe-inline' blob:",
  "connect-src 'self' https: http://127.0.0.1:* http://localhost:*",
  "frame-ancestors 'self'",
].join('; ')
