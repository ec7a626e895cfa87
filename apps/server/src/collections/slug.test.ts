import { describe, expect, test } from 'vitest'
import { routes } from '../http/routes/table.js'
import { distinctSlug, toSlug } from './slug.js'

const contract = '0x5afe000000000000000000000000000000000000'

describe('toSlug', () => {
  test.each([
    ['Lanterns of the Souk', 'lanterns-of-the-souk'],
    ['Émile’s — 2nd!', 'emile-s-2nd'],
    ['***', ''],
    ['a'.repeat(5_000), 'a'.repeat(60)],
  ])('default: %.30j', (name, slug) => {
    expect(toSlug(name)).toBe(slug)
  })
})

describe('distinctSlug', () => {
  test.each([
    ['free', 'lanterns', 'lanterns'],
    ['taken', 'rugs', 'rugs-5afe00'],
    ['no name', '', 'collection-5afe00'],
  ])('default: %s', (_, wanted, slug) => {
    expect(distinctSlug(wanted, contract, new Set(['rugs']))).toBe(slug)
  })

  test('behavior: no collection has a slug that a path of the API hides', () => {
    const slugs = new Set(
      routes.flatMap(({ path }) => /^\/v2\/(?:collections?|traits)\/(\w+)$/.exec(path)?.slice(1) ?? []),
    )
    expect(slugs.size).toBeGreaterThan(0)
    for (const slug of slugs) expect(distinctSlug(slug, contract, new Set())).toBe(`${slug}-5afe00`)
  })
})
