import type { RequestListener } from 'node:http'
import type { Page } from 'playwright-core'

/** Records a second of a moving square with a tone, as the browser writes films. */
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
  const scene = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
    ],
    bufferViews: [{ buffer: 0, byteLength: points.length }],
    buffers: [{ byteLength: points.length }],
  }
  const text = JSON.stringify(scene)
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4))
  const chunk = (kind: string, bytes: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32LE(bytes.length, 0)
    head.write(kind, 4)
    return Buffer.concat([head, bytes])
  }
  const body = Buffer.concat([chunk('JSON', json), chunk('BIN\0', points)])
  const head = Buffer.alloc(12)
  head.write('glTF', 0)
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(12 + body.length, 8)
  return Buffer.concat([head, body])
}

/** Serves files by name, in parts where they are asked for so. */
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
