/** A file, or why it cannot be read. */
export type ModelFile =
  | { status: 'here'; file: ArrayBuffer }
  | { status: 'unreachable' }
  /** `sizeBytes` if the server states it. */
  | { status: 'tooLarge'; sizeBytes: number | undefined }

/**
 * Downloads a model from the market, or decodes an inline one.
 *
 * @param options.mostBytes - Refuses larger files.
 * @param options.onShare - Called with the progress from 0 to 1, if known.
 */
export async function readModel(href: string, options: readModel.Options): Promise<ModelFile> {
  const { signal, mostBytes, isFresh } = options
  if (href.startsWith('data:')) return readWritten(href, mostBytes)
  try {
    const response = await fetch(href, { signal, cache: isFresh ? 'no-cache' : 'default' })
    const { body, headers } = response
    if (!response.ok || !body) return { status: 'unreachable' }
    const length = Number(headers.get('content-length') ?? 0)
    if (length > mostBytes) {
      await body.cancel()
      return { status: 'tooLarge', sizeBytes: length }
    }
    return await readBody(body, { ...options, length })
  } catch {
    // Covers every network error of a browser, and an aborted download.
    return { status: 'unreachable' }
  }
}

export declare namespace readModel {
  type Options = {
    signal: AbortSignal
    mostBytes: number
    /** Ignores the browser's cache, which may hold an earlier failure. */
    isFresh: boolean
    onShare: (share: number) => void
  }
}

async function readBody(
  body: ReadableStream<Uint8Array>,
  { length, mostBytes, onShare }: readModel.Options & { length: number },
): Promise<ModelFile> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = body.getReader()
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { status: 'here', file: await new Blob(parts).arrayBuffer() }
    parts.push(new Uint8Array(value))
    size += value.length
    if (length > 0) onShare(size / length)
    if (size <= mostBytes) continue
    await reader.cancel()
    return { status: 'tooLarge', sizeBytes: undefined }
  }
}

/** The page's policy does not allow fetching inline data. */
function readWritten(href: string, mostBytes: number): ModelFile {
  const [, base64 = ''] = /^data:[^,]*;base64,(.*)$/s.exec(href) ?? []
  if (base64.length * 0.75 > mostBytes) return { status: 'tooLarge', sizeBytes: base64.length * 0.75 }
  try {
    return { status: 'here', file: Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)).buffer }
  } catch {
    return { status: 'unreachable' }
  }
}
