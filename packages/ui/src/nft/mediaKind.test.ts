import { describe, expect, test } from 'vitest'
import { hasKnownKind, kindOfType, knownKind, mediaKind, originOf } from './mediaKind.js'

describe('mediaKind', () => {
  test.each([
    ['https://example.test/a/film.MP4?x=1', 'video'],
    ['https://example.test/song.flac', 'audio'],
    ['https://example.test/lamp.glb', 'model'],
    ['https://example.test/lamp.html#1', 'page'],
    ['https://example.test/ipfs/bafy', 'page'],
    ['https://example.test/lamp.png', undefined],
    ['data:video/mp4;base64,AA', 'video'],
    ['data:text/html,<b>', 'page'],
    ['data:text/plain,a', undefined],
    ['javascript:alert(1)', undefined],
    ['ftp://example.test/a.mp4', undefined],
    [undefined, undefined],
  ])('default: %s → %s', (animationUrl, kind) => {
    expect(mediaKind(animationUrl ? { animationUrl } : {})).toBe(kind)
  })
})

describe('hasKnownKind', () => {
  test.each([
    ['https://example.test/a/film.MP4?x=1', true],
    ['https://example.test/ipfs/bafy', false],
    ['https://example.test/ipfs/bafy/7', false],
    ['data:text/html,<b>', true],
    [undefined, true],
  ])('default: %s → %s', (animationUrl, isSaid) => {
    expect(hasKnownKind(animationUrl ? { animationUrl } : {})).toBe(isSaid)
  })
})

describe('knownKind', () => {
  test.each([
    ['https://example.test/a/film.MP4?x=1', 'video'],
    ['https://example.test/ipfs/bafy', undefined],
    ['data:text/html,<b>', 'page'],
    [undefined, undefined],
  ])('default: %s → %s', (animationUrl, kind) => {
    expect(knownKind(animationUrl ? { animationUrl } : {})).toBe(kind)
  })
})

describe('kindOfType', () => {
  test.each([
    ['video/webm', 'video'],
    ['audio/wav', 'audio'],
    ['model/gltf-binary', 'model'],
    ['image/png', undefined],
    ['text/html', undefined],
    [null, undefined],
  ])('default: %s → %s', (type, kind) => {
    expect(kindOfType(type)).toBe(kind)
  })
})

describe('originOf', () => {
  test('default', () => {
    expect(originOf('https://example.test:8080/a')).toBe('example.test:8080')
    expect(originOf('data:text/html,<b>')).toBeUndefined()
  })
})
