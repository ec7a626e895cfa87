import { describe, expect, test } from 'vitest'
import { readFolder } from './SourceFile.js'

/** Modules outside tests that use React at run time. React on a server lacks `createContext`, `useState` and others. */
const reactModules = readFolder('packages/react/src').filter(
  ({ path, text }) =>
    !path.includes('/testing/') && !path.includes('.test') && /^import \{.*\} from 'react'$/m.test(text),
)

describe('modules of @souk/react', () => {
  test('behavior: those that use React begin with `use client`, so that server components can import the rest', () => {
    expect(reactModules.length).toBeGreaterThan(5)
    const others = reactModules.filter(({ text }) => !text.startsWith("'use client'\n"))
    expect(others.map(({ path }) => path)).toEqual([])
  })
})
