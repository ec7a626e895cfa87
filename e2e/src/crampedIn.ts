import type { Page } from 'playwright-core'

/**
 * Finds what has too little room on a page: a page to scroll sideways, amounts that are on two lines or cut, and texts
 * beside their box.
 */
export async function crampedIn(page: Page): Promise<readonly string[]> {
  return [
    ...(await page.evaluate(sideways)),
    ...(await page.evaluate(broken)),
    ...(await page.evaluate(beside)),
  ]
}

// These run in the page, so they must not use anything outside of them.

function sideways(): readonly string[] {
  return [document.documentElement, ...document.querySelectorAll('[role="dialog"]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((box) => `${box.role ?? 'page'} scrolls sideways by ${box.scrollWidth - box.clientWidth}`)
}

function broken(): readonly string[] {
  const amount = /\d[\d.,]*…?\s(ETH|WETH|dUSD)\b/g
  const found = new Set<string>()
  for (const element of document.body.querySelectorAll('*')) {
    // An amount and its symbol may be in separate elements.
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const nodes: { node: Node; from: number; to: number }[] = []
    let length = 0
    while (walker.nextNode()) {
      const size = walker.currentNode.nodeValue?.length ?? 0
      nodes.push({ node: walker.currentNode, from: length, to: length + size })
      length += size
    }
    const isOwn = nodes.some(({ node }) => node.parentNode === element && /\d/.test(node.nodeValue ?? ''))
    if (!isOwn || !element.checkVisibility({ opacityProperty: true })) continue
    for (const { index, 0: said } of (element.textContent ?? '').matchAll(amount)) {
      const first = nodes.find(({ to }) => to > index)
      const last = nodes.find(({ to }) => to >= index + said.length)
      if (!first || !last) continue
      const range = document.createRange()
      range.setStart(first.node, index - first.from)
      range.setEnd(last.node, index + said.length - last.from)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (rects.some(({ top }) => rects.some(({ bottom }) => top > bottom - 2)))
        found.add(`on two lines: ${said}`)
    }
  }
  return [...found]
}

function beside(): readonly string[] {
  const found = new Set<string>()
  const styleOf = (element: Element) => getComputedStyle(element)
  // What scrolls shows the rest, a field lays out its text itself, and a label for screen readers has no size.
  const isElsewhere = (element: Element): boolean =>
    element.tagName === 'TEXTAREA' ||
    (['auto', 'scroll'].includes(styleOf(element).overflowX) && element.scrollWidth > element.clientWidth) ||
    (element.clientWidth === 1 && element.clientHeight === 1) ||
    (element.parentElement !== null && isElsewhere(element.parentElement))
  const boxOf = (element: Element): Element =>
    /^(inline|contents)$/.test(styleOf(element).display) && element.parentElement
      ? boxOf(element.parentElement)
      : element
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue ?? ''
    const parent = walker.currentNode.parentElement
    if (text.trim() === '' || !parent?.checkVisibility({ opacityProperty: true })) continue
    const box = boxOf(parent)
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const drawn = range.getBoundingClientRect()
    const { left, right } = box.getBoundingClientRect()
    const isBeside = drawn.right > right + 1 || drawn.left < left - 1
    const isShortened = styleOf(box).textOverflow === 'ellipsis' && !/\d\s(ETH|WETH|dUSD)\b/.test(text)
    if (isBeside && !isShortened && !isElsewhere(parent)) found.add(`beside its box: ${text}`)
  }
  return [...found]
}
