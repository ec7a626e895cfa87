import { expect, test } from 'vitest'
import { deadLinks } from './deadLinks.js'

const start = '<h1 id="start">Start</h1>'
const check = (html: string) =>
  deadLinks(
    new Map([
      ['index.html', start],
      ['guides/bots.html', '<h2 id="budgets">Budgets</h2>'],
      ['guides/testing.html', html],
    ]),
    { has: (path) => path === 'a.png', base: '/docs/' },
  )

test.each([
  ['a page', '/docs/guides/bots'],
  ['a heading of it', './bots#budgets'],
  ['a folder', '/docs/#start'],
  ['another file', '/docs/a.png'],
  ['the market', '/'],
  ['another site', 'https://viem.sh/x'],
])('default: leads to %s', (_, link) => {
  expect(check(`<a class="x" href="${link}">`)).toEqual([])
})

test.each(['/docs/none', './bots#none', '#none', '../b.png'])('behavior: %s leads nowhere', (link) => {
  expect(check(`<a href="${link}">`)).toEqual([`guides/testing.html: ${link}`])
})
