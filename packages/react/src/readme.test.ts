import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as execute from './execute/index.js'
import * as react from './index.js'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

describe('README.md', () => {
  const hooks = Object.keys({ ...react, ...execute }).filter(
    (name) => /^use[A-Z]/.test(name) && name !== 'useSouk',
  )

  test.each(hooks)('behavior: says what %s is for', (name) => {
    expect(readme).toContain(`\`${name}\``)
  })

  test('behavior: names nothing that is not there', () => {
    const imported = [...readme.matchAll(/import \{ ([^}]*) \} from '@souk\/react'/g)].flatMap(
      ([, names = '']) => names.split(', '),
    )
    const spoken = [...readme.matchAll(/`(use[A-Z]\w*)`/g)].map(([, name]) => name)
    expect(
      [...imported, ...spoken].filter(
        (name) => name && !['useX', ...Object.keys(react), ...Object.keys(execute)].includes(name),
      ),
    ).toEqual([])
  })
})
