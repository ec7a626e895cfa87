import type { SourceFile } from './SourceFile.js'

/** The most lines of code in a container: it reads and passes on, and its views and hooks do the rest. */
export const mostLines = 60

/**
 * Lists containers that break their rules: more than 60 lines of code, or class names, which belong in views. Empty
 * lines and lines of comments do not count.
 *
 * @param files The source files of the app.
 *
 * @example
 * findOversteps(readFolder('apps/web/src')) // → ['apps/web/src/cart/CartContainer.tsx: 71 lines']
 */
export function findOversteps(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('Container.tsx'))
    .flatMap(({ path, text }) => {
      const lines = countLines(text)
      return [
        ...(lines > mostLines ? [`${path}: ${lines} lines`] : []),
        ...(/\bclassName\b/.test(text) ? [`${path}: class names`] : []),
      ]
    })
}

function countLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line)).length
}
