import { describe, expect, test } from 'vitest'
import { alike, together } from './types.mjs'

describe('alike', () => {
  test('default: configurations with the same options are one group, the largest group first', () => {
    const groups = alike([
      'apps/web/tsconfig.json',
      'packages/base/tsconfig.json',
      'packages/market/tsconfig.json',
    ])
    expect(groups).toEqual([
      ['packages/base/tsconfig.json', 'packages/market/tsconfig.json'],
      ['apps/web/tsconfig.json'],
    ])
  })
})

describe('together', () => {
  test('default: all that each of them checks, and nothing else', () => {
    const config = together(['packages/base/tsconfig.json', 'packages/market/tsconfig.json'])
    expect(config.compilerOptions).toEqual({ lib: ['es2023', 'dom', 'dom.iterable'] })
    expect(config.include.map(fromRoot)).toEqual(['packages/base/src', 'packages/market/src'])
    expect(config.exclude.map(fromRoot)).toEqual(
      expect.arrayContaining(['packages/base/src/**/*.test.ts', 'packages/market/src/testing']),
    )
    expect(fromRoot(config.extends)).toBe('tsconfig.base.json')
  })
})

/** @param {string} path */
const fromRoot = (path) => path.replace(`${process.cwd()}/`, '')
