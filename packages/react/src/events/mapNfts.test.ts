import { describe, expect, test } from 'vitest'
import { nft } from '../testing/receipts.js'
import { mapNfts } from './mapNfts.js'

const other = { ...nft, tokenId: 8n }
const renamed = (item: typeof nft) => (item.tokenId === 7n ? { ...item, name: 'New' } : item)
const removed = (item: typeof nft) => (item.tokenId === 7n ? undefined : item)

describe('mapNfts', () => {
  test('default: one token, several, and pages', () => {
    expect(mapNfts(nft, renamed).name).toBe('New')
    expect(mapNfts([nft, other], renamed).map(({ name }) => name)).toEqual(['New', 'Lantern 7'])
    const data = { pages: [{ nfts: [other] }, { nfts: [nft] }], pageParams: [] }
    const after = mapNfts(data, renamed)
    expect(after.pages[0]).toBe(data.pages[0])
    expect(after.pages[1]?.nfts[0]?.name).toBe('New')
  })

  test('behavior: removes a token from a list, but not one that is read alone', () => {
    expect(mapNfts([nft, other], removed)).toEqual([other])
    expect(mapNfts(nft, removed)).toBe(nft)
  })

  test('behavior: an answer without such a token stays the same object', () => {
    const [list, data] = [[other], { pages: [{ nfts: [other] }], pageParams: [] }]
    expect([mapNfts(other, renamed), mapNfts(list, renamed), mapNfts(data, removed)]).toEqual([
      other,
      list,
      data,
    ])
    expect(mapNfts(list, renamed)).toBe(list)
    expect(mapNfts(data, removed)).toBe(data)
  })
})
