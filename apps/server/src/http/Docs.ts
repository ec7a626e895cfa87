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

/** The page of the site for addresses that it does not have. */
export const lostPage = join(folder, '404.html')

/** What people see at every address of the documentation while there is none. */
export const absentPage = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <title>No documentation – Souk</title>
  <style>
    body { max-width: 40rem; margin: 4rem auto; padding: 0 1.5rem; font: 1rem/1.6 system-ui, sans-serif; }
    code { font-family: ui-monospace, monospace; }
  </style>
  <h1>This market has no documentation</h1>
  <p>The documentation is a site that the operator builds. In a clone of Souk, run <code>npm run site</code>, and then load this page again. The installed program <code>souk</code> contains it.</p>
  <p>The same pages are Markdown files in the folder <code>docs</code> of a clone. <a href="/openapi">The API of this market</a> describes itself.</p>
  <p><a href="/">Open the market</a></p>
</html>
`

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
