import { describe, expect, test } from 'vitest'
import { lanternPieces } from '../art/lanterns.js'
import { lanternFilm } from './lanternFilm.js'
import { lanternModel } from './lanternModel.js'
import { lanternSound } from './lanternSound.js'

/** What the contract keeps of a token at most, less what stands around the two texts. */
const longest = 24_575 - 190

describe('lanternMoving', () => {
  const { pieces } = lanternPieces()
  const moving = pieces.flatMap(({ fields, svg }, index) => {
    const { animation_url: url, description } = JSON.parse(`{${fields}}`)
    return url
      ? [{ index, url: String(url), description: String(description), size: fields.length + svg.length }]
      : []
  })

  test('default: four lanterns are more than a picture, each in its own way, and say so', () => {
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

  test('behavior: each fits into one contract', () => {
    for (const { size } of moving) expect(size).toBeLessThan(longest)
  })
})

describe('lanternFilm', () => {
  test('default: the same film each time, WebM', () => {
    const film = lanternFilm('Ruby')
    expect(film).toEqual(lanternFilm('Ruby'))
    expect([...film.slice(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3])
    expect(Buffer.from(film).includes('V_VP8')).toBe(true)
  })
})

describe('lanternSound', () => {
  test('default: a second and a half of eight bits, at first silence, at last silence', () => {
    const sound = lanternSound(1)
    expect(Buffer.from(sound.slice(0, 4)).toString()).toBe('RIFF')
    expect(sound.length - 44).toBe(8_000 * 1.45)
    expect(Math.abs((sound.at(-1) ?? 0) - 128)).toBeLessThan(3)
  })
})

describe('lanternModel', () => {
  test.each(['Amphora', 'Pagoda'] as const)('default: a binary glTF that holds together, %s', (shape) => {
    const model = lanternModel({ shape, glass: 'Cobalt', metal: 'Brass', tracery: 'Stars' })
    const view = new DataView(model.buffer, model.byteOffset, model.byteLength)
    expect([view.getUint32(0, true), view.getUint32(4, true), view.getUint32(8, true)]).toEqual([
      0x46546c67,
      2,
      model.length,
    ])
    const length = view.getUint32(12, true)
    const scene = JSON.parse(new TextDecoder().decode(model.slice(20, 20 + length)))
    const [corners, count] = [scene.accessors[2], scene.accessors[0].count]
    const start = 28 + length + scene.bufferViews[corners.bufferView].byteOffset
    const used = Array.from({ length: corners.count }, (_, at) => view.getUint16(start + at * 2, true))
    expect(corners.count % 3).toBe(0)
    expect(Math.max(...used)).toBe(count - 1)
  })
})
