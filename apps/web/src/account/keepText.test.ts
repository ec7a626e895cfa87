import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { describe, expect, test } from 'vitest'
import { postedText, savedText } from './keepText.js'

const { keep } = portfolioWords.en

describe('savedText', () => {
  test('default', () => {
    expect(savedText({ saved: 2, partly: 0, asleep: 0, left: 0 }, keep)).toBe('2 orders saved.')
  })

  test('behavior: says which orders are filled in part, and which are left out', () => {
    expect(savedText({ saved: 2, partly: 1, asleep: 3, left: 1 }, keep)).toBe(
      '2 orders saved. 1 of them is filled in part. The file has the whole order, and the exchange fills only the rest. 3 orders left out: they are inactive, and the market keeps their signatures to itself. Sign them again to save them too. 1 order left out: it ended meanwhile.',
    )
  })
})

describe('postedText', () => {
  const posted = { posted: 1, had: 0, asleep: 0, ended: 0, refused: new Map<string, number>() }

  test('default', () => {
    expect(postedText(posted, keep)).toBe('1 order posted.')
  })

  test('behavior: does not count orders as posted that the market had before', () => {
    expect(postedText({ ...posted, posted: 0, had: 1 }, keep)).toBe('1 order was here already.')
    expect(postedText({ ...posted, had: 2 }, keep)).toBe('1 order posted. 2 orders were here already.')
  })

  test('behavior: tells which are inactive, ended or refused, with each reason', () => {
    const refused = new Map([
      ['The price is too low.', 2],
      ['The order expired.', 1],
    ])
    expect(postedText({ posted: 3, had: 2, asleep: 1, ended: 2, refused }, keep)).toBe(
      '3 orders posted. 2 orders were here already. 1 of these 5 is inactive for now. 2 of these 5 have ended: filled, cancelled or expired. 2 orders refused: The price is too low. 1 order refused: The order expired.',
    )
  })
})
