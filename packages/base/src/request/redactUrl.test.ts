import { describe, expect, test } from 'vitest'
import { redactUrl } from './redactUrl.js'

describe('redactUrl', () => {
  test.each([
    ['https://me:pw@node.example/v1?api_key=abc&page=2', 'https://node.example/v1?api_key=***&page=2'],
    ['/v2/orders?token_ids=1&token=x', '/v2/orders?token_ids=1&token=***'],
    ['http://a.example', 'http://a.example'],
    ['https://me:p@w:x@a.example/b#token=c', 'https://a.example/b'],
    ['https:\\\\me:pw@a.example', 'https:\\\\a.example'],
    [
      'https://a.example/?x-api-key=1&client_secret=2&sig=3&chain=4',
      'https://a.example/?x-api-key=***&client_secret=***&sig=***&chain=4',
    ],
    ['https://node.example/v3/0123456789abcdef0123456789abcdef', 'https://node.example/v3/***'],
    ['https://node.example/v2/Zx9-abcDEFghiJKLmnoPQRstuVWX_yz1', 'https://node.example/v2/***'],
    [
      'https://lb.drpc.example/rpc?network=ethereum&dkey=abc',
      'https://lb.drpc.example/rpc?network=ethereum&dkey=***',
    ],
    ['https://mainnet.example/7C4GbZaBcDeFgHiJkLmNoP', 'https://mainnet.example/***'],
    ['https://0123456789abcdef0123456789abcdef.rpc.example', 'https://***.rpc.example'],
    ['https://a.example/?api%5Fkey=abc&x=Zx9abcDEFghiJKLmnoPQRstu', 'https://a.example/?api%5Fkey=***&x=***'],
    ['https://a.example/AQAAAAAAADabcDEFghiJKLmnoPQ/KEYKEYKEYKEYKEYKEY12', 'https://a.example/***/***'],
    ['https://a.example/rpc?%zz=1', 'https://a.example/rpc?%zz=1'],
    [`/v2/order/0x${'ab1'.repeat(21)}c`, `/v2/order/0x${'ab1'.repeat(21)}c`],
    ['/v2/collection/lanterns-of-the-night-market-2', '/v2/collection/lanterns-of-the-night-market-2'],
    [`/v2/nfts/${'7'.repeat(60)}`, `/v2/nfts/${'7'.repeat(60)}`],
  ])('behavior: %s', (given, expected) => {
    expect(redactUrl(given)).toBe(expected)
  })
})
