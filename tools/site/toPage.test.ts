import { describe, expect, test } from 'vitest'
import { placeOf, toPage } from './toPage.js'

const files = new Set([
  'README.md',
  'docs/README.md',
  'docs/glossary.md',
  'docs/guides/bots.md',
  'docs/pictures/a.png',
  'docs/clear-signing/a.json',
  'packages/market/README.md',
])
const page = (text: string, path = 'docs/guides/bots.md') => toPage(text, path, (file) => files.has(file))

describe('placeOf', () => {
  test.each([
    ['docs/glossary.md', 'glossary.md'],
    ['docs/README.md', 'all.md'],
    ['docs/pictures/a.png', 'pictures/a.png'],
    ['README.md', 'project/readme.md'],
    ['packages/market/README.md', 'packages/market.md'],
    ['docs/gallery/README.md', undefined],
    ['packages/market/src/index.ts', undefined],
  ])('default: %s is %s', (path, place) => {
    expect(placeOf(path)).toBe(place)
  })
})

describe('toPage', () => {
  test.each([
    ['a page below docs', '[terms](../glossary.md#floor)', '[terms](../glossary.md#floor)'],
    ['a page that moved', '[start](../../README.md#start)', '[start](../project/readme.md#start)'],
    ['a folder with a page', '[market](../../packages/market)', '[market](../packages/market.md)'],
    ['a file to download', '[a.json](../clear-signing/a.json)', '[a.json](../clear-signing/a.json)'],
    ['a picture', '![A](../pictures/a.png)', '![A](../pictures/a.png)'],
    ['an address', '[viem](https://viem.sh)', '[viem](https://viem.sh)'],
    ['a heading', '[above](#above)', '[above](#above)'],
    ['a source file', '[`Order.ts`](../../packages/seaport/src/Order.ts)', '`Order.ts`'],
    ['a paragraph that only links to a source file', 'a\n\n[Source](../../a.ts)\n\nb', 'a\n\n\nb'],
    ['a line of a paragraph', 'a\n[b](../../a.ts)\nc', 'a\nb\nc'],
    [
      'a paragraph that only links to a page',
      'a\n\n[Terms](../glossary.md)\n',
      'a\n\n[Terms](../glossary.md)\n',
    ],
    ['a comment', '# A\n\n<!-- Made\nby it. -->\n\nb', '# A\n\nb'],
    [
      'details',
      '<details><summary>Types</summary>\n\n```ts\na\n```\n\n</details>',
      '::: details Types\n\n```ts\na\n```\n\n:::',
    ],
    ['a picture that the site lacks', '![B](../gallery/b.jpg)', ''],
  ])('default: %s', (_, text, expected) => {
    expect(page(text)).toBe(expected)
  })

  test('behavior: code stays as it is, and braces in texts are no templates', () => {
    const code = '```ts\nconst [a](b.ts) = {{}}\n```'
    expect(page(`Both {{ }}.\n\n${code}\n`)).toBe(`Both &#123;&#123; }}.\n\n${code}\n`)
  })
})
