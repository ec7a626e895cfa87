import { describe, expect, test } from 'vitest'
import { metadataKeep } from './metadataKeep.js'

describe('metadataKeep', () => {
  test.each([
    [undefined, 'unknown'],
    ['data:application/json;base64,e30=', 'chain'],
    ['ipfs://bafy/1', 'ipfs'],
    ['https://gateway.test/ipfs/bafy/1', 'ipfs'],
    ['ar://abc', 'arweave'],
    ['https://example.test/1.json', 'server'],
  ])('default: %s → %s', (url, keep) => {
    expect(metadataKeep(url)).toBe(keep)
  })
})
