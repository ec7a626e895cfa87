import { describe, expect, test } from 'vitest'
import * as Auction from './Auction.js'

describe('english', () => {
  test('default', () => {
    expect(Auction.english()).toEqual({
      zone: '0x110b2B128A9eD1be5Ef3232D8e4E41640dF5c2Cd',
      restrictedByZone: true,
      allowPartialFills: false,
    })
  })

  test('param: isTestnet', () => {
    expect(Auction.english({ isTestnet: true }).zone).toBe('0x9B814233894Cd227f561B78Cc65891AA55C62Ad2')
  })
})

describe('isEnglish', () => {
  test('default: by the zone, however it is spelled', () => {
    const zone = Auction.englishZone.toLowerCase() as typeof Auction.englishZone
    expect([
      Auction.isEnglish({ zone }),
      Auction.isEnglish({ zone: '0x00000000000000000000000000000000000000aa' }),
    ]).toEqual([true, false])
  })
})
