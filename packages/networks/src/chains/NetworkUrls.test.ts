import { describe, expect, test } from 'vitest'
import { NameError } from './NetworkErrors.js'
import { indexerUrl, nodeUrl, relayerUrl, urlPatterns } from './NetworkUrls.js'

describe.each([
  ['indexerUrl', indexerUrl, 'https://bsc-testnet-indexer.souk.example'],
  ['relayerUrl', relayerUrl, 'https://bsc-testnet-relayer.souk.example'],
  ['nodeUrl', nodeUrl, 'https://nodes.souk.example/bsc-testnet'],
] as const)('%s', (_, toUrl, url) => {
  test('default', () => {
    expect(toUrl('BSC-Testnet')).toBe(url)
  })

  test('param: pattern: every place is filled', () => {
    expect(toUrl('bsc', 'https://{name}.my.org/{name}?key=$&')).toBe('https://bsc.my.org/bsc?key=$&')
  })

  test('param: pattern: one without a place is a URL for all', () => {
    expect(toUrl('bsc', 'http://127.0.0.1:8545')).toBe('http://127.0.0.1:8545')
  })

  test.each(['', 'evil.org/', 'a@b', 'a#', '..', 'a b', '{name}'])('error: name %s', (name) => {
    expect(() => toUrl(name)).toThrow(NameError)
  })
})

test('behavior: the hosts of the default patterns belong to nobody', () => {
  for (const pattern of Object.values(urlPatterns)) expect(pattern).toMatch(/^https:\/\/[^/]+\.example(\/|$)/)
})
