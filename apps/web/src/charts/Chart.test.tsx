// @vitest-environment jsdom

import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { ether } from '@souk/ui/parts/testing/fixtures.js'
import { renderSpeaking } from '@souk/ui/parts/testing/speak.js'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Chart } from './Chart.js'

afterEach(cleanup)

const show = (points: readonly { at: bigint; value: bigint | undefined }[]) =>
  renderSpeaking(
    <Chart
      title="Floor"
      series={[{ name: 'Floor', kind: 'line', points }]}
      decimals={18}
      stepSeconds={86_400}
      format={(value) => formatMoney(value, ether)}
    />,
  )

describe('Chart', () => {
  test('behavior: a single moment is shown as figures, not as a dot on a grid', () => {
    show([{ at: 1_700_006_400n, value: 4n * 10n ** 17n }])
    expect(screen.getByRole('definition').textContent).toBe('0.4\u00a0ETH')
    expect(screen.getByText('Nov 15, 2023. The chart appears with the next value.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show as table' })).toBeNull()
  })

  test('behavior: moments at which nothing is known do not count', () => {
    const [first, second] = [1n, 2n].map((day) => ({ at: day * 86_400n, value: day * 10n ** 17n }))
    show([first!, { ...second!, value: undefined }])
    expect(screen.getByRole('definition').textContent).toBe('0.1\u00a0ETH')
    expect(screen.queryByRole('button', { name: 'Show as table' })).toBeNull()
  })

  test('behavior: says so without any data', () => {
    show([{ at: 1n, value: undefined }])
    expect(screen.getByText('No data yet.')).toBeTruthy()
    cleanup()
    show([])
    expect(screen.getByText('No data yet.')).toBeTruthy()
  })
})
