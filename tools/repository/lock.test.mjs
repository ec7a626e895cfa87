import { describe, expect, test } from 'vitest'
import { lockIssues } from './lock.mjs'

describe('lockIssues', () => {
  test('default', () => {
    const packages = {
      'node_modules/tool': { version: '1.0.0', optionalDependencies: { '@tool/linux': '1.0.0' } },
      'node_modules/@tool/linux': { version: '1.0.0' },
    }
    expect(lockIssues({ packages })).toEqual([])
  })

  test('behavior: names missing packages', () => {
    const packages = {
      'node_modules/tool': { optionalDependencies: { '@tool/darwin': '1.0.0' } },
      'node_modules/other': { resolved: 'https://registry.example/other.tgz' },
    }
    expect(lockIssues({ packages })).toMatchInlineSnapshot(`
      [
        "node_modules/tool lacks its optional dependency @tool/darwin.",
        "node_modules/other names the address of a registry.",
      ]
    `)
  })
})
