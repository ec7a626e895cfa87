import { describe, expect, test } from 'vitest'
import { askVersion } from './askVersion.js'

const page = (entry: string) => async () => `<script type="module" crossorigin src="${entry}"></script>`

describe('askVersion', () => {
  test('default: the server now names other files', async () => {
    expect(await askVersion('/assets/index-1.js', page('/assets/index-2.js'))).toBe('newer')
  })

  test.each(['/assets/index-1.js', undefined])('behavior: the same files, of %s', async (entry) => {
    expect(await askVersion(entry, page('/assets/index-1.js'))).toBe('same')
  })

  test.each([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['something else answers, such as the sign-in of a network', async () => '<p>Welcome to our hotel</p>'],
  ])('behavior: %s', async (_, ask) => {
    expect(await askVersion('/assets/index-1.js', ask)).toBe('unreachable')
  })
})
