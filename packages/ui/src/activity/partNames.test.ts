import { describe, expect, test } from 'vitest'
import { feedWords } from '../i18n/areas/feed.js'
import { partNames } from './partNames.js'

const lamp = (name: string, tokenId: bigint | undefined = 7n) => ({
  name,
  tokenId,
  collection: 'lanterns',
  collectionName: 'Lanterns',
})

describe('partNames', () => {
  test.each([
    ['one', ['Ruby'], 'Ruby'],
    ['two', ['Ruby', 'Amber'], 'Ruby and Amber'],
    ['several', ['Ruby', 'Amber', 'Jade', 'Onyx'], 'Ruby, Amber and 2 more'],
    ['one without a name', [''], '#7'],
  ])('default: %s', (_, names, text) => {
    expect(
      partNames(
        names.map((name) => lamp(name)),
        feedWords.en,
      ),
    ).toBe(text)
  })

  test('behavior: any item of a collection', () => {
    const any = { collection: 'lanterns', collectionName: 'Lanterns' }
    expect(partNames([lamp('Ruby'), any], feedWords.en)).toBe('Ruby and Any item of Lanterns')
  })
})
