// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { TokenImage } from './TokenImage.js'

afterEach(cleanup)

describe('TokenImage', () => {
  test('default', () => {
    render(<TokenImage src="data:image/svg+xml;base64,AA" alt="Ruby Lamp" />)
    expect(screen.getByRole('img', { name: 'Ruby Lamp' }).tagName).toBe('IMG')
  })

  test.each(['javascript:alert(1)', 'data:text/html,<script>', '<svg/>', undefined])(
    'behavior: %s is not shown as a picture',
    (src) => {
      render(<TokenImage src={src} alt="Ruby Lamp" />)
      expect(screen.queryByRole('img')).toBeNull()
      expect(screen.getByText('Ruby Lamp (no picture)')).toBeDefined()
    },
  )

  test('behavior: a picture that does not load leaves its place filled', () => {
    render(<TokenImage src="https://example.test/a.png" alt="Ruby Lamp" />)
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByText('Ruby Lamp (no picture)')).toBeDefined()
  })
})
