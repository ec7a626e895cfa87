import { describe, expect, test } from 'vitest'
import { isPrivate } from '../web/isPrivate.js'
import { fromJson } from './Metadata.js'
import * as Uri from './Uri.js'

const options = { ipfsGateway: 'https://ipfs.example/ipfs/' }
const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

describe('Uri.parse', () => {
  test.each([
    [
      'data:application/json;base64,eyJhIjoxfQ==',
      { type: 'data', mediaType: 'application/json', text: '{"a":1}' },
    ],
    [
      'data:application/json;utf8,{"a":"100%"}',
      { type: 'data', mediaType: 'application/json', text: '{"a":"100%"}' },
    ],
    ['data:application/json,%7B%7D', { type: 'data', mediaType: 'application/json', text: '{}' }],
    [
      'https://nft.example/{id}.json',
      { type: 'http', url: `https://nft.example/${'7'.padStart(64, '0')}.json` },
    ],
    [`ipfs://${cid}/7.json`, { type: 'ipfs', path: `${cid}/7.json` }],
    [`ipfs://ipfs/${cid}`, { type: 'ipfs', path: cid }],
    [`ipfs://${cid}/../../admin`, { type: 'unsupported' }],
    ['ipfs://../admin', { type: 'unsupported' }],
    [`ipfs://${cid}/%2e%2e/%2E./admin`, { type: 'unsupported' }],
    [`ipfs://${cid}/.%2e%2fadmin`, { type: 'unsupported' }],
    [`ipfs://${cid}/a\0b`, { type: 'unsupported' }],
    ['https://nft.example/\0', { type: 'unsupported' }],
    [`https://nft.example/${'a'.repeat(2_000)}`, { type: 'unsupported' }],
    ['file:///etc/passwd', { type: 'unsupported' }],
    ['javascript:alert(1)', { type: 'unsupported' }],
    ['', { type: 'unsupported' }],
  ])('behavior: %s', (text, expected) => {
    expect(Uri.parse(text, 7n)).toEqual(expected)
  })
})

describe('fromJson', () => {
  test('default', () => {
    const json = {
      name: 'Lamp',
      description: 'Lit',
      image: `ipfs://${cid}`,
      attributes: [
        { trait_type: 'Glass', value: 'Amber' },
        { trait_type: 'Height', value: 12, display_type: 'number' },
      ],
    }
    expect(fromJson(json, options)).toEqual({
      name: 'Lamp',
      description: 'Lit',
      imageUrl: `https://ipfs.example/ipfs/${cid}`,
      traits: [
        { type: 'Glass', value: 'Amber' },
        { type: 'Height', value: 12, displayType: 'number' },
      ],
    })
  })

  test.each([
    [
      { external_url: 'https://artist.example/7', background_color: 'FFEECC' },
      'https://artist.example/7',
      'ffeecc',
    ],
    [
      { external_link: 'https://artist.example', background_color: '#0a0B0c' },
      'https://artist.example/',
      '0a0b0c',
    ],
    [{ external_url: 'javascript:alert(1)', background_color: 'red;position:fixed' }, undefined, undefined],
    [{ external_url: 'data:text/html,x', background_color: 123456 }, undefined, undefined],
    [{ external_url: `https://long.example/${'a'.repeat(2_000)}` }, undefined, undefined],
  ])('default: a page and a background: %j', (json, externalUrl, backgroundColor) => {
    const { externalUrl: page, backgroundColor: color } = fromJson(json, options)
    expect([page, color]).toEqual([externalUrl, backgroundColor])
  })

  test.each([
    null,
    7,
    'x',
    [],
    { name: {}, image: 7, attributes: 'x' },
    { attributes: [null, { value: {} }] },
  ])('behavior: %j gives nothing', (json) => {
    expect(fromJson(json, options)).toEqual({ name: '', description: '', traits: [] })
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHNjcmlwdD4=',
    'http://plain.example/a.png',
    '//other.example/a.png',
    'vbscript:x',
    'data:image/png,\0',
    'https://nft.example/\0',
    `https://long.example/${'a'.repeat(300_000)}`,
  ])('behavior: the picture %.40s is left away', (image) => {
    expect(fromJson({ image }, options)).toEqual({ name: '', description: '', traits: [] })
  })

  test.each([
    ['data:text/html;base64,PHNjcmlwdD4=', true],
    ['data:audio/wav;base64,UklGRg==', true],
    ['data:model/gltf-binary;base64,Z2xURg==', true],
    ['data:image/svg+xml,<svg/>', true],
    ['https://nft.example/lamp.glb', true],
    ['data:text/plain,lamp', false],
    ['data:application/javascript,1', false],
    ['data:text/html,%ʘ'.padEnd(300_000, 'x'), false],
    [`https://nft.example/${'a'.repeat(2_000)}`, false],
  ])('behavior: the animation %.40s is kept: %s', (animation_url, isKept) => {
    expect(fromJson({ animation_url }, options).animationUrl).toBe(isKept ? animation_url : undefined)
  })

  test('behavior: truncates texts, and removes characters that cannot be stored', () => {
    const { name, traits } = fromJson(
      {
        name: `a\u0000b\u001b[31m\ud800${'x'.repeat(500)}`,
        attributes: Array.from({ length: 500 }, () => ({ trait_type: 't', value: 1 })),
      },
      options,
    )
    expect(name.startsWith('ab[31mx')).toBe(true)
    expect([name.length, traits.length]).toEqual([199, 100])
  })

  test('behavior: removes characters that turn or hide text', () => {
    const { name, traits } = fromJson(
      {
        name: '\u202eLan\u200bterns',
        attributes: [{ trait_type: 'Gl\u200dass', value: '\u2066Amber\u2069' }],
      },
      options,
    )
    expect([name, traits]).toEqual(['Lanterns', [{ type: 'Glass', value: 'Amber' }]])
  })
})

describe('isPrivate', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '64:ff9b:1:ffff::1',
    'fec0::1',
    'feff::1',
    '::7f00:1',
    '::127.0.0.1',
    '::ffff:0:7f00:1',
    '3fff::1',
    '192.88.99.1',
    'localhost',
  ])('behavior: %s is', (address) => {
    expect(isPrivate(address)).toBe(true)
  })

  test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
    'behavior: %s is not',
    (address) => {
      expect(isPrivate(address)).toBe(false)
    },
  )
})
