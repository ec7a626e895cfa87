// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { docsAddress } from './docsAddress.js'

afterEach(() => document.head.replaceChildren())

describe('docsAddress', () => {
  test('default: is what the page names', () => {
    document.head.innerHTML = '<link rel="icon" href="/favicon.svg" /><link rel="help" href="/docs/" />'
    expect(docsAddress()).toBe('/docs/')
  })

  test('behavior: a page without documentation', () => {
    expect(docsAddress()).toBeUndefined()
  })
})
