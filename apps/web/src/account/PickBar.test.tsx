// @vitest-environment jsdom
import { renderSpeaking } from '@souk/ui/parts/testing/speak.js'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { PickBar } from './PickBar.js'

afterEach(cleanup)

function show(props: Pick<PickBar.Props, 'picked'> & Partial<PickBar.Props>) {
  renderSpeaking(<PickBar keys={['a', 'b']} most={2} actions={[]} onPick={() => {}} {...props} />)
  return screen.getByRole('status').textContent
}

describe('PickBar', () => {
  test('default: counts the selection', () => {
    expect(show({ picked: new Set(['a']) })).toBe('1 selected')
  })

  test('param: hint: says what to do next', () => {
    expect(show({ picked: new Set(['a']), hint: 'Choose the other items of the set.' })).toBe(
      '1 selectedChoose the other items of the set.',
    )
  })

  test('behavior: says that no more can be selected', () => {
    expect(show({ picked: new Set(['a', 'b']) })).toBe('2 selectedAt most 2 at once.')
  })
})
