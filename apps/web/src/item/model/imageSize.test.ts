import { describe, expect, test } from 'vitest'
import { imageSize } from './imageSize.js'

const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

describe('imageSize', () => {
  test.each([
    ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x04\0\0\0\x02\0\x08\x02\0\0\0', { width: 1_024, height: 512 }],
    [
      'JPEG',
      '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xc2\0\x11\x08\x01\x2c\x02\x58\x03',
      { width: 600, height: 300 },
    ],
    [
      'WebP, plain',
      'RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x90\x01\x2c\x01',
      { width: 400, height: 300 },
    ],
    ['WebP without loss', 'RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x3f\xc0\x0f\0', { width: 64, height: 64 }],
    [
      'WebP, extended',
      'RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\xff\x07\0\xff\x03\0',
      { width: 2_048, height: 1_024 },
    ],
  ])('default: %s', (_, text, size) => {
    expect(imageSize(latin(text))).toEqual(size)
  })

  test.each([
    '',
    '\x89PNG\r\n',
    '\xff\xd8\xff\xe0\0\x10JFIF',
    'RIFF\0\0\0\0WEBPVP8 ',
    'GIF89a\x01\0\x01\0',
    '<svg/>',
  ])('behavior: %o does not say', (text) => {
    expect(imageSize(latin(text))).toBeUndefined()
  })
})
