import type { SourceFile } from './SourceFile.js'

const declared = /\bname(?:: string)? = '([^']+)'/g
const quoted = /'([A-Z]\w*\.[A-Z]\w*Error)'/g

/** Lists the names of a file's error classes. */
export function errorNames({ text }: Pick<SourceFile, 'text'>): string[] {
  return [...text.matchAll(declared)].map(([, name = '']) => name).filter((name) => name.endsWith('Error'))
}

/** Lists the names of errors that a file compares with or looks up. */
export function namesUsed({ text }: Pick<SourceFile, 'text'>): string[] {
  return [...text.replace(declared, '').matchAll(quoted)].map(([, name = '']) => name)
}

/**
 * Lists the names that two classes share. Code that checks the name would confuse the two errors, and read facts that
 * do not exist.
 */
export function sharedNames(files: readonly Pick<SourceFile, 'path' | 'text'>[]): string[] {
  const paths = new Map<string, string>()
  return files.flatMap((file) =>
    errorNames(file).flatMap((name) => {
      const earlier = paths.get(name)
      paths.set(name, file.path)
      if (earlier === undefined) return []
      return [`${name} is the name of two classes, in ${earlier} and ${file.path}.`]
    }),
  )
}
