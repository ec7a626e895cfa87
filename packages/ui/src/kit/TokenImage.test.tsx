// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderSpeaking as render } from '../testing/speak.js'
import { TokenImage } from './TokenImage.js'

afterEach(cleanup)

describe('TokenImage', () => {
  test('default', () => {
    render(<TokenImage src="data:image/svg+xml;base64,AA" alt="Ruby Lamp" />)
    expect(screen.getByRole('img', { name: 'Ruby Lamp' }).tagName).toBe('IMG')
  })

  test.each(['javascript:alert(1)', 'data:text/html,<script>', '<svg/>', '//example.test/a.png', undefined])(
    'behavior: %s is not shown as a picture',
    (src) => {
      render(<TokenImage src={src} alt="Ruby Lamp" />)
      expect(screen.queryByRole('img')).toBeNull()
      expect(screen.getByText('Ruby Lamp (no picture)')).toBeDefined()
    },
  )

  test('behavior: a file on the web loads through the market', () => {
    render(<TokenImage src="https://example.test/a.png?b=c&d" alt="Ruby Lamp" />)
    expect(screen.getByRole('img').getAttribute('src')).toBe(
      '/media?url=https%3A%2F%2Fexample.test%2Fa.png%3Fb%3Dc%26d',
    )
  })

  test('behavior: a picture that fails to load keeps its place', () => {
    render(<TokenImage src="https://example.test/a.png" alt="Ruby Lamp" />)
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByText('Ruby Lamp (no picture)')).toBeDefined()
  })
})
