import { describe, expect, test } from 'vitest'
import { modelLink } from './modelLink.js'

const of = (animationUrl?: string, name = 'Brass/lamp.. #7') =>
  modelLink({ name, tokenId: 7n, ...(animationUrl ? { animationUrl } : {}) })

describe('modelLink', () => {
  test('default: from the market, with the item’s name', () => {
    expect(of('https://nft.example/lamp.glb')).toEqual({
      href: '/media?url=https%3A%2F%2Fnft.example%2Flamp.glb',
      download: 'Brasslamp #7.glb',
    })
    expect(of('data:model/gltf-binary;base64,Z2xURg==', '../')).toEqual({
      href: 'data:model/gltf-binary;base64,Z2xURg==',
      download: 'model.glb',
    })
  })

  test('behavior: a description of several files opens at its address', () => {
    expect(of('https://nft.example/lamp.gltf?v=1')).toEqual({
      href: 'https://nft.example/lamp.gltf?v=1',
      target: '_blank',
      rel: 'noreferrer noopener',
    })
  })

  test('behavior: no model', () => {
    expect(of()).toBeUndefined()
    expect(of('javascript:alert(1)')).toBeUndefined()
  })
})
