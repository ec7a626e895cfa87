import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../repository/install.mjs'
import * as ThirdParty from './ThirdParty.js'

const file = (path: string) => join(root, 'node_modules', path)
const found = ThirdParty.fromFiles([
  file('hono/dist/index.js'),
  file('hono/dist/router.js'),
  file('@hono/node-server/dist/index.mjs'),
  join(root, 'apps/server/src/main.ts'),
])

describe('fromFiles', () => {
  test('default: each package once, and none of our own', () => {
    expect(found.map(({ name, licence }) => [name, licence])).toEqual([
      ['@hono/node-server', 'MIT'],
      ['hono', 'MIT'],
    ])
  })
})

describe('toLicences', () => {
  test('default: names each package and passes its text on', () => {
    const text = ThirdParty.toLicences(found)
    expect(text).toMatch(/^hono \d+\.\d+\.\d+: MIT$/m)
    expect(text).toContain('Permission is hereby granted, free of charge')
  })
})

describe('toBill', () => {
  test('default', () => {
    const bill = JSON.parse(ThirdParty.toBill(found, { name: 'souk', version: '1.0.0' }))
    expect(bill.components[0]).toMatchObject({
      group: '@hono',
      name: 'node-server',
      purl: expect.stringMatching(/^pkg:npm\/%40hono\/node-server@\d/),
      licenses: [{ license: { id: 'MIT' } }],
    })
  })
})
