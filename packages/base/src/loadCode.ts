import { BaseError } from './errors/BaseError.js'

/**
 * Loads code on demand and throws a named error on failure instead of the browser's.
 *
 * Loading fails without a network, or when a new deployment has removed the files of the open version. Browsers cache
 * the failure, so only a reload helps.
 *
 * @param load - The import, such as `() => import('./rare.js')`.
 * @throws {CodeMissingError} when the import fails.
 *
 * @example
 * const { decode } = await loadCode(() => import('./decode.js'))
 */
export async function loadCode<code>(load: () => Promise<code>): Promise<code> {
  try {
    return await load()
  } catch (error) {
    throw error instanceof BaseError ? error : new CodeMissingError(error)
  }
}

/** Thrown when code that is loaded on demand cannot be loaded. */
export class CodeMissingError extends BaseError<Record<never, never>> {
  override readonly name = 'Code.MissingError'
  constructor(cause: unknown) {
    super('A part of the app could not be loaded.', { facts: {}, cause, retry: 'later' })
  }
}
