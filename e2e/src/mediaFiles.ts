import type { RequestListener } from 'node:http'
import type { Page } from 'playwright-core'

/** Records a second of a moving square with a tone, in the browser's video format. */
export async function recordFilm(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 64
    const pen = canvas.getContext('2d')
    const stream = canvas.captureStream(10)
    const audio = new AudioContext()
    const tone = audio.createOscillator()
    const out = audio.createMediaStreamDestination()
    tone.connect(out)
    tone.start()
    for (const track of out.stream.getTracks()) stream.addTrack(track)
    const recorder = new MediaRecorder(stream, { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start()
    for (let frame = 0; frame < 10; frame++) {
      if (pen) pen.fillStyle = `hsl(${frame * 36} 80% 50%)`
      pen?.fillRect(frame * 4, frame * 4, 24, 24)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    recorder.stop()
    await stopped
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(base64, 'base64')
}

/** Half a second of a tone, as WAV: 8 bits, one channel. */
export function toneFile(): Buffer {
  const rate = 8_000
  const samples = Buffer.from(
    Array.from(
      { length: rate / 2 },
      (_, at) => 128 + Math.round(60 * Math.sin((at / rate) * 440 * 2 * Math.PI)),
    ),
  )
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

/** One triangle, as a binary glTF. */
export function triangleFile(): Buffer {
  const points = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer)
  return modelFile(
    {
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      accessors: [
        { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
      ],
    },
    [points],
  )
}

/** A square with a picture on both sides, as a binary glTF, optionally with an animation. */
export function signFile(picture: Buffer, options: { isMoving?: boolean } = {}): Buffer {
  const floats = (...values: number[]) => Buffer.from(new Float32Array(values).buffer)
  const accessor = (bufferView: number, count: number, type: string) => ({
    bufferView,
    componentType: 5126,
    count,
    type,
  })
  const scene = {
    meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 1 }, mode: 5, material: 0 }] }],
    materials: [
      {
        doubleSided: true,
        extensions: { KHR_materials_unlit: {} },
        pbrMetallicRoughness: { baseColorTexture: { index: 0 } },
      },
    ],
    extensionsUsed: ['KHR_materials_unlit'],
    textures: [{ source: 0 }],
    images: [{ bufferView: 2, mimeType: 'image/png' }],
    accessors: [
      { ...accessor(0, 4, 'VEC3'), min: [-1, -1, 0], max: [1, 1, 0] },
      accessor(1, 4, 'VEC2'),
      { ...accessor(3, 3, 'SCALAR'), min: [0], max: [1] },
      accessor(4, 3, 'VEC3'),
    ],
    ...(options.isMoving && {
      animations: [
        {
          channels: [{ sampler: 0, target: { node: 0, path: 'translation' } }],
          samplers: [{ input: 2, output: 3 }],
        },
      ],
    }),
  }
  return modelFile(scene, [
    floats(-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0),
    floats(0, 1, 1, 1, 0, 0, 1, 0),
    picture,
    floats(0, 0.5, 1),
    floats(0, 0, 0, 0, 0.5, 0, 0, 0, 0),
  ])
}

/**
 * Makes a binary glTF of one mesh.
 *
 * @param scene - The description without the data.
 * @param parts - The data, in the order of its buffer views.
 */
export function modelFile(scene: Readonly<Record<string, unknown>>, parts: readonly Buffer[]): Buffer {
  const padded = parts.map((part) => pad(part))
  const starts = padded.map((_, index) => padded.slice(0, index).reduce((sum, { length }) => sum + length, 0))
  const bytes = Buffer.concat(padded)
  const text = JSON.stringify({
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    bufferViews: parts.map(({ length }, index) => ({
      buffer: 0,
      byteOffset: starts[index],
      byteLength: length,
    })),
    buffers: [{ byteLength: bytes.length }],
    ...scene,
  })
  const chunk = (kind: string, content: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32LE(content.length, 0)
    head.write(kind, 4)
    return Buffer.concat([head, content])
  }
  const body = Buffer.concat([chunk('JSON', pad(Buffer.from(text), ' ')), chunk('BIN\0', bytes)])
  const head = Buffer.alloc(12)
  head.write('glTF', 0)
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(12 + body.length, 8)
  return Buffer.concat([head, body])
}

/** Parts begin at multiples of four. */
function pad(part: Buffer, filling = '\0'): Buffer {
  return Buffer.concat([part, Buffer.alloc((4 - (part.length % 4)) % 4, filling)])
}

/** Makes a picture of one colour in the browser. */
export async function paintPicture(page: Page, colour: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 16
    const pen = canvas.getContext('2d')
    if (pen) pen.fillStyle = fill
    pen?.fillRect(0, 0, 16, 16)
    return canvas.toDataURL('image/png')
  }, colour)
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** Calculates the share of a picture in one colour, from 0 to 1, in a page without a content policy. */
export async function shareOfColour(
  page: Page,
  picture: Buffer,
  [red, green, blue]: readonly [number, number, number],
): Promise<number> {
  return page.evaluate(
    async ({ base64, wanted }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const pen = canvas.getContext('2d')
      pen?.drawImage(image, 0, 0)
      const pixels = pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      let count = 0
      for (let at = 0; at < pixels.length; at += 4)
        if (wanted.every((value, index) => Math.abs((pixels[at + index] ?? 0) - value) < 24)) count++
      return count / (pixels.length / 4)
    },
    { base64: picture.toString('base64'), wanted: [red, green, blue] },
  )
}

/** Serves files by name, and ranges of them on request. */
export function serveFiles(files: ReadonlyMap<string, Buffer>): RequestListener {
  return ({ url = '', headers }, response) => {
    const file = files.get(url)
    if (!file) return response.writeHead(404).end()
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
    if (from === undefined) return response.writeHead(200, { 'content-length': file.length }).end(file)
    const last = to ? Number(to) : file.length - 1
    const part = file.subarray(Number(from), last + 1)
    return response
      .writeHead(206, {
        'content-range': `bytes ${from}-${last}/${file.length}`,
        'content-length': part.length,
      })
      .end(part)
  }
}
