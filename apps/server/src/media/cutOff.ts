/**
 * Passes a stream on. When the source breaks off, it cuts the connection: the answer has begun with a known length,
 * and only a cut connection tells its reader that something is missing.
 *
 * @param options.cut - Cuts the connection.
 * @param options.end - Called when the transfer is over: complete, broken off, or cancelled by the reader.
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
      // Must come first: a reader that waits for missing data is only cancelled once data arrives.
      end()
      reader.cancel().catch(() => undefined)
    },
  })
}
