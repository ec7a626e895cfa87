// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { collectTyped, takeTyped } from './typedAhead.js'

afterEach(() => {
  takeTyped()
  document.body.replaceChildren()
})

/** Presses a key and tells whether the page may still act on it. */
const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
  )

const focusNew = (name: 'input' | 'button', role = '') => {
  const frame = document.createElement('div')
  frame.setAttribute('role', role)
  frame.append(document.createElement(name))
  document.body.append(frame)
  frame.querySelector(name)?.focus()
}

test('default: keeps what is typed until the field of the dialog has the focus', () => {
  collectTyped()
  for (const key of ['g', 'o', 'l', 'x', 'Backspace', 'd', 'Shift', ' ', '/']) press(key)
  focusNew('input', 'dialog')
  expect(takeTyped()).toBe('gold /')
  expect(takeTyped()).toBe('')
})

test('behavior: the page sees neither letters nor the space bar meanwhile, but shortcuts and Tab', () => {
  collectTyped()
  expect([press(' '), press('a')]).toEqual([false, false])
  expect([press('Tab'), press('a', { ctrlKey: true })]).toEqual([true, true])
  takeTyped()
  expect([press(' '), press('a')]).toEqual([true, true])
})

test('behavior: Escape, a pointer, and the focus elsewhere end it', () => {
  const ends = [
    () => press('Escape'),
    () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
    () => focusNew('button', 'dialog'),
    () => focusNew('input'),
  ]
  for (const end of ends) {
    collectTyped()
    press('a')
    end()
    expect(press(' ')).toBe(true)
    expect(takeTyped()).toBe('')
  }
})
