import { describe, expect, test } from 'vitest'
import { type ChartSeries, extremes, toCsv, toRows } from './chartData.js'

const floor: ChartSeries = {
  name: 'Floor, lowest',
  kind: 'steps',
  points: [
    { at: 10n, value: 5n },
    { at: 30n, value: undefined },
  ],
}
const sales: ChartSeries = {
  name: 'Sales',
  kind: 'dots',
  points: [
    { at: 20n, value: 7n },
    { at: 20n, value: 6n },
    { at: 10n, value: 8n },
  ],
}

describe('toRows', () => {
  test('default', () => {
    expect(toRows([floor, sales])).toEqual([
      { at: 10n, values: [5n, 8n] },
      { at: 20n, values: [undefined, 7n] },
      { at: 20n, values: [undefined, 6n] },
      { at: 30n, values: [undefined, undefined] },
    ])
  })
})

describe('extremes', () => {
  test('default: by time and by value', () => {
    expect(extremes(sales.points)).toEqual({
      first: { at: 10n, value: 8n },
      last: { at: 20n, value: 6n },
      lowest: { at: 20n, value: 6n },
      highest: { at: 10n, value: 8n },
    })
  })

  test('behavior: nothing for an unknown value', () => {
    expect(extremes([{ at: 1n, value: undefined }])).toBeUndefined()
  })
})

describe('toCsv', () => {
  test('default', () => {
    expect(toCsv([floor, sales], { timeName: 'time', exact: String }).split('\r\n')).toEqual([
      'time,"Floor, lowest",Sales',
      '1970-01-01T00:00:10.000Z,5,8',
      '1970-01-01T00:00:20.000Z,,7',
      '1970-01-01T00:00:20.000Z,,6',
      '1970-01-01T00:00:30.000Z,,',
      '',
    ])
  })

  test('param: unit: names the unit of the values', () => {
    const [head] = toCsv([sales], { timeName: 'time', unit: 'PAL', exact: String }).split('\r\n')
    expect(head).toBe('time,Sales (PAL)')
  })
})
