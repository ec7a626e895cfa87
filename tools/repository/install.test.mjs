import { describe, expect, test } from 'vitest'
import { covers, ensureInstalled, isSupported } from './install.mjs'

describe('isSupported', () => {
  test.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.12.0', true],
    ['24.0.0', true],
    ['22.11.0', false],
    ['21.7.3', false],
    ['20.18.3', false],
    ['18.20.0', false],
  ])('param: %s', (version, expected) => {
    expect(isSupported(version)).toBe(expected)
  })
})

describe('covers', () => {
  const lock = {
    packages: {
      '': {},
      'packages/base': { version: '0.1.0' },
      'node_modules/@souk/base': { resolved: 'packages/base', link: true },
      'node_modules/viem': { version: '2.57.1' },
      'node_modules/tool-darwin': { version: '1.0.0', optional: true },
    },
  }
  const record = {
    packages: {
      'node_modules/@souk/base': { resolved: 'packages/base', link: true },
      'node_modules/viem': { version: '2.57.1' },
    },
  }

  test('default', () => {
    expect(covers(record, lock)).toBe(true)
  })

  test('behavior: another version', () => {
    const older = { packages: { ...record.packages, 'node_modules/viem': { version: '2.57.0' } } }
    expect(covers(older, lock)).toBe(false)
  })

  test('behavior: a workspace that is not linked', () => {
    expect(covers({ packages: { 'node_modules/viem': { version: '2.57.1' } } }, lock)).toBe(false)
  })
})

describe('ensureInstalled', () => {
  test('behavior: does nothing where these tests run', async () => {
    expect(await ensureInstalled()).toEqual({ installed: false })
  })
})
