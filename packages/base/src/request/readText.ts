import { untilAborted } from '../time/untilAborted.js'

export type ReadText = {
  text: string
  /** `broken`: the connection was cut; `cut`: there was more than allowed. */
  end: 'whole' | 'broken' | 'cut'
  cause?: unknown
}

/**
 * Reads an answer as text, and no more of it than allowed, whatever its headers promise: bytes are counted as they
 * come out, after decompression.
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

/** Of a compressed answer the header tells the compressed size, which says nothing. */
function announcedSize({ headers }: Response): number {
  return headers.has('content-encoding') ? 0 : Number(headers.get('content-length') ?? 0)
}

/** What is cut off may as well break. */
function ignoreCut(): void {}
