import { describe, expect, test } from 'vitest'
import { modelLink } from './modelLink.js'

const of = (animationUrl?: string, name = 'Brass/lamp.. #7') =>
  modelLink({ name, identifier: 7n, ...(animationUrl ? { animationUrl } : {}) })

describe('modelLink', () => {
  test('default: by way of the market, under the name of the item', () => {
    expect(of('https://nft.example/lamp.glb')).toEqual({
      href: '/media?url=https%3A%2F%2Fnft.example%2Flamp.glb',
      download: 'Brasslamp #7.glb',
    })
    expect(of('data:model/gltf-binary;base64,Z2xURg==', '../')).toEqual({
      href: 'data:model/gltf-binary;base64,Z2xURg==',
      download: 'model.glb',
    })
  })

  test('behavior: a description of many files is opened where it is', () => {
    expect(of('https://nft.example/lamp.gltf?v=1')).toEqual({
      href: 'https://nft.example/lamp.gltf?v=1',
      target: '_blank',
      rel: 'noreferrer noopener',
    })
  })

  test('behavior: nothing to have', () => {
    expect(of()).toBeUndefined()
    expect(of('javascript:alert(1)')).toBeUndefined()
  })
})
