import type { request } from './request.js'

/**
 * Adds an API key to the headers of a request as `x-api-key`, and to the secrets that none of its errors repeats.
 *
 * @example
 * await request(url, withKey(apiKey, { 'x-app-id': 'souk' }))
 */
export function withKey(
  apiKey: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Required<Pick<request.Options, 'headers' | 'secrets'>> {
  return apiKey
    ? { headers: { ...headers, 'x-api-key': apiKey }, secrets: [apiKey] }
    : { headers, secrets: [] }
}
