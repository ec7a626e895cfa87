import type { Context } from 'hono'
import { InputError } from './errors.js'

/** Reads a JSON body. @throws {InputError} when it is none. */
export async function readJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json()
  } catch (error) {
    if (error instanceof SyntaxError) throw new InputError({ field: 'body', expected: 'JSON' })
    throw error
  }
}
