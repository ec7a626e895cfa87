/** A file, or why it is not there. */
export type ModelFile =
  | { status: 'here'; file: ArrayBuffer }
  | { status: 'unreachable' }
  /** `sizeBytes` where its keeper tells. */
  | { status: 'tooLarge'; sizeBytes: number | undefined }

/**
 * Fetches a model by way of the market, or takes it out of the metadata.
 *
 * @param options.mostBytes - Nothing larger is fetched.
 * @param options.onShare - Told how much of it has come, from 0 to 1, where that is known.
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
    // Whatever a browser says of a connection; also that it is no longer wanted.
    return { status: 'unreachable' }
  }
}

export declare namespace readModel {
  type Options = {
    signal: AbortSignal
    mostBytes: number
    /** What the browser has kept does not count: it may be that it was not there. */
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

/** The page's rules let nobody fetch what is written out. */
function readWritten(href: string, mostBytes: number): ModelFile {
  const [, base64 = ''] = /^data:[^,]*;base64,(.*)$/s.exec(href) ?? []
  if (base64.length * 0.75 > mostBytes) return { status: 'tooLarge', sizeBytes: base64.length * 0.75 }
  try {
    return { status: 'here', file: Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)).buffer }
  } catch {
    return { status: 'unreachable' }
  }
}
