import { describe, expect, test } from 'vitest'
import * as Media from './Media.js'

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

describe('sniff', () => {
  test.each([
    ['\x89PNG\r\n\x1a\n....', 'image/png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['GIF89a', 'image/gif'],
    ['RIFF....WEBPVP8 ', 'image/webp'],
    ['RIFF....WAVEfmt ', 'audio/wav'],
    ['\0\0\0\x1cftypavif', 'image/avif'],
    ['\0\0\0\x1cftypisom', 'video/mp4'],
    ['\x1a\x45\xdf\xa3', 'video/webm'],
    ['ID3\x04', 'audio/mpeg'],
    ['glTF\x02', 'model/gltf-binary'],
    ['<svg xmlns="http://www.w3.org/2000/svg">', 'image/svg+xml'],
    ['<?xml version="1.0"?>\n<!-- made by hand -->\n<svg>', 'image/svg+xml'],
    ['\xef\xbb\xbf <!--a--><!doctype SVG public "a"><!----> <svg\n', 'image/svg+xml'],
    [`${'<!---->'.repeat(100_000)}<svg>`, 'image/svg+xml'],
  ])('default: %.60j', (head, type) => {
    expect(Media.sniff(bytes(head))).toBe(type)
  })

  test.each([
    '<!doctype html><svg>',
    '<html><body>',
    '{"image":1}',
    'MZ\x90',
    '',
    '<svgx>',
    '%PDF-1.7',
    '<!-- <svg>',
    '<!--><svg>',
    '<?xml <svg',
    // A backtracking parser would take more steps for each of these than a year has seconds.
    '<!---->'.repeat(73),
    '<!-- '.repeat(100_000),
    `<!doctype svg${' '.repeat(100_000)}`,
  ])('behavior: %.60j is nothing to show', (head) => {
    expect(Media.sniff(bytes(head))).toBeUndefined()
  })
})
