// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Tabs } from './Tabs.js'

afterEach(cleanup)

const tabs = [
  { value: 'items', label: 'Items', count: '12' },
  { value: 'offers', label: 'Offers' },
  { value: 'charts', label: 'Charts' },
] as const

describe('Tabs', () => {
  test('default: the selected tab names its panel, and is the only one in the Tab order', () => {
    render(
      <Tabs label="Collection" tabs={tabs} value="offers" onChange={() => {}}>
        ladder
      </Tabs>,
    )
    expect(screen.getByRole('tabpanel', { name: 'Offers' }).textContent).toBe('ladder')
    expect(
      screen.getAllByRole('tab').map((tab) => [tab.tabIndex, tab.getAttribute('aria-selected')]),
    ).toEqual([
      [-1, 'false'],
      [0, 'true'],
      [-1, 'false'],
    ])
  })

  test('param: value: an unknown one opens the first', () => {
    render(
      <Tabs<string> label="Collection" tabs={tabs} value="gone" onChange={() => {}}>
        items
      </Tabs>,
    )
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Items12')
  })

  test('behavior: arrow keys, Home and End only move the focus', () => {
    const onChange = vi.fn()
    render(
      <Tabs label="Collection" tabs={tabs} value="items" onChange={onChange}>
        {null}
      </Tabs>,
    )
    const row = screen.getByRole('tablist')
    screen.getByRole('tab', { selected: true }).focus()
    const names = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home'].map((key) => {
      fireEvent.keyDown(row, { key })
      return document.activeElement?.textContent
    })
    expect(names).toEqual(['Charts', 'Items12', 'Offers', 'Charts', 'Items12'])
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('tab', { name: 'Offers' }))
    expect(onChange).toHaveBeenCalledWith('offers')
  })

  test('behavior: the selected tab stays in view when counts push it aside', () => {
    const left = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(100)
    const row = (count?: string) => (
      <Tabs
        label="Collection"
        tabs={[{ value: 'items', label: 'Items', count }, tabs[1]]}
        value="offers"
        onChange={() => {}}
      >
        {null}
      </Tabs>
    )
    const { rerender } = render(row())
    const list = screen.getByRole('tablist')
    expect(list.scrollLeft).toBe(100)
    left.mockReturnValue(140)
    rerender(row('12'))
    expect(list.scrollLeft).toBe(140)
    left.mockRestore()
  })
})
