import { describe, expect, test } from 'vitest'
import { lanternPieces } from '../art/lanterns.js'

/** The most that the contract stores for a token, minus what surrounds the two texts. */
const longest = 24_575 - 190

describe('lanternMoving', () => {
  const { pieces } = lanternPieces()
  const moving = pieces.flatMap(({ fields, svg }, index) => {
    const { animation_url: url, description } = JSON.parse(`{${fields}}`)
    return url
      ? [{ index, url: String(url), description: String(description), size: fields.length + svg.length }]
      : []
  })

  test('default: four lanterns have further media, each of another kind, and name it', () => {
    expect(
      moving.map(({ index, url, description }) => [
        index + 1,
        url.slice(0, url.indexOf(',')),
        description.split('. ').at(-1),
      ]),
    ).toMatchInlineSnapshot(`
      [
        [
          3,
          "data:model/gltf-binary;base64",
          "It can be turned in the hand.",
        ],
        [
          12,
          "data:text/html;base64",
          "Its glass opens to the hand that passes over it.",
        ],
        [
          28,
          "data:video/webm;base64",
          "Its flame moves.",
        ],
        [
          30,
          "data:audio/wav;base64",
          "An oud is heard from where it hangs.",
        ],
      ]
    `)
  })

  test('behavior: each file begins as its media type requires', () => {
    const starts = moving.map(({ url }) =>
      Buffer.from(url.slice(url.indexOf(',') + 1), 'base64').subarray(0, 4),
    )
    expect(starts.map((bytes) => bytes.toString('hex'))).toEqual([
      Buffer.from('glTF').toString('hex'),
      Buffer.from('<!do').toString('hex'),
      // Every Matroska and WebM file begins with these bytes.
      '1a45dfa3',
      Buffer.from('RIFF').toString('hex'),
    ])
  })

  test('behavior: each fits into one contract', () => {
    for (const { size } of moving) expect(size).toBeLessThan(longest)
  })
})
