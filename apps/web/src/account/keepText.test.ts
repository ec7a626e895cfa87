import { describe, expect, test } from 'vitest'
import { portfolioWords } from '../i18n/areas/portfolio.js'
import { postedText, savedText } from './keepText.js'

const { keep } = portfolioWords.en

describe('savedText', () => {
  test('default', () => {
    expect(savedText({ saved: 2, partly: 0, left: 0 }, keep)).toBe('2 orders saved.')
  })

  test('behavior: says which orders are filled in part, and which are left out', () => {
    expect(savedText({ saved: 2, partly: 1, left: 1 }, keep)).toBe(
      '2 orders saved. 1 of them is filled in part. The file has the whole order, and the exchange fills only the rest. 1 order left out: the market shares signatures only for orders that can be used now.',
    )
  })
})

describe('postedText', () => {
  const posted = { posted: 1, had: 0, over: 0, refused: 0, why: '' }

  test('default', () => {
    expect(postedText(posted, keep)).toBe('1 order posted.')
  })

  test('behavior: does not count orders as posted that the market had before', () => {
    expect(postedText({ ...posted, posted: 0, had: 1 }, keep)).toBe('1 order was here already.')
    expect(postedText({ ...posted, had: 2 }, keep)).toBe('1 order posted. 2 orders were here already.')
  })
})
