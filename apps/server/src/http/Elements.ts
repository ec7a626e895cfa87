import { sep } from 'node:path'

// The script of the custom elements lies in the folder `souk` of the built app, with its chunks and its stylesheet. Paths are
// those of files, as `static` finds them.
const folder = `${sep}souk${sep}`

/** Tells whether a file belongs to the custom elements, which pages of other sites load. */
export function has(path: string): boolean {
  return path.startsWith(folder)
}

/** Tells whether a file has a hash in its name, so that it never changes. */
export function isHashed(path: string): boolean {
  return path.startsWith(`${folder}elements${sep}`)
}
