import { untilAborted } from '../time/untilAborted.js'

export type ReadText = {
  text: string
  /** `broken`: the connection broke off. `cut`: the response was larger than allowed. */
  end: 'whole' | 'broken' | 'cut'
  cause?: unknown
}

/**
 * Reads a response as text, up to a maximum size. It counts bytes after decompression and does not trust the headers.
 *
 * @throws {AbortedError} when the signal fires.
 */
export async function readText(
  response: Response,
  options: { maxSizeBytes: number; signal: AbortSignal },
): Promise<ReadText> {
  const { maxSizeBytes, signal } = options
  if (announcedSize(response) > maxSizeBytes) {
    await response.body?.cancel().catch(ignoreCut)
    return { text: '', end: 'cut' }
  }
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  while (reader) {
    const chunk = await readChunk(reader, signal)
    if ('cause' in chunk) return { text, end: 'broken', cause: chunk.cause }
    if (!chunk.value) break
    size += chunk.value.byteLength
    const isCut = size > maxSizeBytes
    const kept = isCut ? chunk.value.subarray(0, maxSizeBytes - size + chunk.value.byteLength) : chunk.value
    text += decoder.decode(kept, { stream: true })
    if (!isCut) continue
    await reader.cancel().catch(ignoreCut)
    return { text, end: 'cut' }
  }
  return { text: text + decoder.decode(), end: 'whole' }
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>

async function readChunk(reader: Reader, signal: AbortSignal) {
  try {
    return { value: (await untilAborted(reader.read(), signal)).value }
  } catch (cause) {
    if (signal.aborted) throw cause
    return { cause }
  }
}

/** Returns the announced size, or 0 for a compressed response, whose header gives the compressed size only. */
function announcedSize({ headers }: Response): number {
  return headers.has('content-encoding') ? 0 : Number(headers.get('content-length') ?? 0)
}

/** Ignores errors of a stream that was cancelled. */
function ignoreCut(): void {}
