import { describe, expect, test } from 'vitest'
import { readNodeUrl } from './readNodeUrl.js'

describe('readNodeUrl', () => {
  test.each(['http://127.0.0.1:8545', 'https://node.example/v2/KEY'])('default: %s', (url) => {
    expect(readNodeUrl(url)).toBe(url)
  })

  test.each([
    [undefined, 'Set the URL of the node: --rpc-url URL. See --help.'],
    ['', 'Set the URL of the node: --rpc-url URL. See --help.'],
    [
      'node.example/v2/KEY',
      'The URL of the node (--rpc-url) must begin with https:// or http://. See --help.',
    ],
    ['localhost:8545', 'The URL of the node (--rpc-url) must begin with https:// or http://. See --help.'],
    [
      'wss://node.example/v2/KEY',
      'The URL of the node (--rpc-url) must begin with https:// or http://. See --help.',
    ],
    ['http://', 'The URL of the node (--rpc-url) is not a valid URL. See --help.'],
  ])('error: %s', (text, message) => {
    expect(() => readNodeUrl(text)).toThrow(message)
  })
})
