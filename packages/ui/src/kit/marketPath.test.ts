import { describe, expect, test } from 'vitest'
import { belowPath, chainPathOf } from './marketPath.js'

describe('chainPathOf', () => {
  test.each([
    ['/', ''],
    ['/collection/chains', ''],
    ['/chains', ''],
    ['/chains/', ''],
    ['/chains/matic', '/chains/matic'],
    ['/chains/chain-31338/item/0x01/7', '/chains/chain-31338'],
    ['/chains/ma%2Ftic/item', ''],
    ['//chains/matic', ''],
  ])('default: %s', (pathname, base) => {
    expect(chainPathOf(pathname)).toBe(base)
  })
})

describe('belowPath', () => {
  test.each([
    ['/rpc', '/chains/matic/rpc'],
    ['/chains/matic/rpc', '/chains/matic/rpc'],
    ['https://node.example/rpc', 'https://node.example/rpc'],
    ['//node.example/rpc', '//node.example/rpc'],
  ])('default: %s', (path, below) => {
    expect(belowPath(path, '/chains/matic')).toBe(below)
  })

  test('behavior: the default chain has no path', () => {
    expect(belowPath('/rpc', '')).toBe('/rpc')
  })
})
