import { BadResponseError, request } from '@souk/base'
import { decodeBy, type Schema } from '@souk/base/schema'
import { RejectedError } from '@souk/market'
import { FailureWire } from '@souk/market/wire'

/**
 * Asks the market for something that only this app uses.
 *
 * @throws {RejectedError} when the market refuses. Its code says why.
 */
export async function askMarket<output>(schema: Schema<output>, options: askMarket.Options): Promise<output> {
  const { baseUrl, key, path, method, body } = options
  try {
    const answer = await request(`${baseUrl}${path}`, {
      ...(method === undefined ? undefined : { method }),
      ...(body === undefined ? undefined : { body }),
      headers: key === undefined ? {} : { 'x-api-key': key },
      retry: { attempts: 1 },
    })
    return decodeBy(schema, answer.body, 'answer')
  } catch (error) {
    if (!(error instanceof BadResponseError)) throw error
    const { status, url, body: told } = error.facts
    const { code = 'rejected', reasons } = FailureWire.decode(told)
    throw new RejectedError(
      { status, code, reasons, details: {}, issues: [], url, excerpt: '' },
      { cause: error },
    )
  }
}

export declare namespace askMarket {
  type Options = {
    baseUrl: string
    path: `/v2/${string}`
    /** The operator's key. */
    key?: string | undefined
    /** @default 'GET', or 'POST' with a body */
    method?: 'DELETE' | undefined
    body?: unknown
  }
}
