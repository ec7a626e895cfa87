import { describe, expect, test } from 'vitest'
import { contract } from '../testing/fixtures.js'
import { parse } from './AvatarRecord.js'

describe('parse', () => {
  test.each([`eip155:1/erc721:${contract}/7`, ` EIP155:1/ERC1155:${contract}/7 `])(
    'default: an item: %s',
    (text) => {
      expect(parse(text)).toEqual({ type: 'item', chainId: 1, contract, tokenId: 7n })
    },
  )

  test('behavior: a picture in the record', () => {
    const url = 'data:image/svg+xml,<svg/>'
    expect(parse(url)).toEqual({ type: 'data', url })
  })

  test.each(['https://tracker.example/me.png', 'ipfs://bafy/me.png'])(
    'behavior: a picture elsewhere, which only the market reads: %s',
    (text) => expect(parse(text)).toEqual({ type: 'web' }),
  )

  test.each([
    '',
    'ftp://tracker.example/me.png',
    'https://tracker.example/me .png',
    'data:text/html,<script>alert(1)</script>',
    'javascript:alert(1)',
    `eip155:1/erc721:${contract}`,
    `eip155:1/erc20:${contract}/7`,
    `eip155:1/erc721:${contract}/${'9'.repeat(90)}`,
    'eip155:1/erc721:0x12/7',
  ])('error: no picture: %s', (text) => {
    expect(parse(text)).toBeUndefined()
  })
})
