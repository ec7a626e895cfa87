import { BaseError } from './errors/BaseError.js'

/**
 * Fetches code that is loaded when it is needed, so that a failure has a name of ours instead of the browser's words.
 *
 * What comes late can fail late: without a network, or when a new version of the app has taken the files of the one that
 * is open off the server. Browsers remember the failure and do not ask again, so that only a reload helps.
 *
 * @param load - The import, such as `() => import('./rare.js')`.
 * @throws {CodeMissingError} when it does not come.
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

/** Thrown when code that is loaded when it is needed does not come. */
export class CodeMissingError extends BaseError<Record<never, never>> {
  override readonly name = 'Code.MissingError'
  constructor(cause: unknown) {
    super('A part of the app could not be loaded.', { facts: {}, cause, retry: 'later' })
  }
}
