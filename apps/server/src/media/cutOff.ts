/**
 * Passes on what comes, and where it breaks off, ends it without a word: the answer has begun, and its length is told, so
 * only a connection that is cut tells its reader that something is missing.
 *
 * @param options.cut - Cuts the connection.
 */
export function cutOff(
  body: ReadableStream<Uint8Array>,
  { cut }: { cut: (error: unknown) => void },
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        controller.enqueue(value)
      } catch (error) {
        cut(error)
        controller.close()
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
