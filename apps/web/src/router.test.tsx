import { describe, expect, test } from 'vitest'
import { createAppRouter } from './router.js'

describe('createAppRouter', () => {
  test.each([
    ['/me', { tab: 'offers', sort: 'nonsense', q: 'lamp' }, { q: 'lamp' }],
    ['/me', { tab: 'made' }, { tab: 'made' }],
    ['/collection/zellige', { sort: 'nonsense', tab: 'nowhere' }, {}],
    ['/activity', { types: 'nonsense' }, {}],
    ['/domains', { q: '', page: 2 }, {}],
    ['/', { span: 'nonsense' }, {}],
  ])('behavior: of the address %s a page gets nothing that it does not know: %o', (path, raw, known) => {
    const [, match] = createAppRouter().matchRoutes(path, raw)
    expect(match?.search).toEqual(known)
  })
})
