import { collection } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { readingWords } from '../i18n/areas/reading.js'
import { readAgain, readingText } from './readingOf.js'

const words = readingWords.en
const withFigures = (figures: Record<string, number>, change: Partial<typeof collection> = {}) => ({
  ...collection,
  ...change,
  stats: { ...collection.stats, totalSupply: 1_000n, figures },
})

describe('readingText', () => {
  test.each([
    ['names', { unread_history: 0, unread_metadata: 688 }, 'Reading names: 312 of 1,000'],
    ['the history first', { unread_history: 1, unread_metadata: 688 }, words.history],
    ['nothing once all is read', { unread_history: 0, unread_metadata: 0 }, undefined],
    ['nothing if the market does not say', {}, undefined],
  ])('default: %s', (_, figures, text) => {
    expect(readingText(withFigures(figures), words)).toBe(text)
  })

  test('behavior: the supply of an edition is no number of names', () => {
    const edition = withFigures({ unread_metadata: 4 }, { standard: 'erc1155' })
    expect(readingText(edition, words)).toBe('Reading names: 4 left')
  })
})

describe('readAgain', () => {
  test('default: until all is read', () => {
    const [read, unread] = [withFigures({ unread_metadata: 0 }), withFigures({ unread_history: 1 })]
    expect([readAgain([read, unread]), readAgain([read]), readAgain([])]).toEqual([2_000, false, false])
  })
})
