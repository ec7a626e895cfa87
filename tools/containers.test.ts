import { describe, expect, test } from 'vitest'
import { findOversteps, mostLines } from './containers.js'
import { parse, readFolder } from './SourceFile.js'

describe('this repository', () => {
  test('behavior: containers of the app are short and leave styles to views', () => {
    expect(findOversteps(['apps/web/src', 'packages/ui/src'].flatMap(readFolder))).toEqual([])
  })
})

describe('findOversteps', () => {
  const find = (path: string, text: string) => findOversteps([parse({ path, text })])
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `call(${index})`).join('\n')

  test('default', () => {
    expect(find('ShelfContainer.tsx', lines(mostLines))).toEqual([])
    expect(find('ShelfContainer.tsx', lines(mostLines + 1))).toEqual(['ShelfContainer.tsx: 61 lines'])
  })

  test('behavior: ignores empty lines and comments', () => {
    const comments = '\n/**\n * Reads a shelf.\n */\n// It may be empty.\n'
    expect(find('ShelfContainer.tsx', lines(mostLines) + comments)).toEqual([])
  })

  test('behavior: finds class names', () => {
    expect(find('ShelfContainer.tsx', '<p className="text-sm" />')).toEqual([
      'ShelfContainer.tsx: class names',
    ])
  })

  test('behavior: views may be longer and have class names', () => {
    expect(find('Shelf.tsx', `${lines(mostLines)}\n<p className="text-sm" />`)).toEqual([])
  })
})
