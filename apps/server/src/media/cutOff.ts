/**
 * Passes on what comes, and where it breaks off, ends it without a word: the answer has begun, and its length is told, so
 * only a connection that is cut tells its reader that something is missing.
 *
 * @param options.cut - Cuts the connection.
 * @param options.end - Told when nothing more is passed on: all of it has come, it broke off, or nobody wants it any more.
 */
export function cutOff(
  body: ReadableStream<Uint8Array>,
  {
    cut,
    end,
  }: { cut: (error: unknown, controller: ReadableStreamDefaultController) => void; end: () => void },
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        end()
        controller.close()
      } catch (error) {
        end()
        cut(error, controller)
      }
    },
    cancel: () => {
      // First: a reader that waits for what does not come is not cancelled before it comes.
      end()
      reader.cancel().catch(() => undefined)
    },
  })
}
