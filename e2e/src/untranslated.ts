/// <reference types="vite/client" />
import type { Locator } from 'playwright-core'

/** Stands for a value in a text. */
const hole = '§'

/** The catalogues of the app, by language and part. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../apps/web/src/i18n/{en,de}/*.ts', '../../packages/{ui,words}/src/i18n/{en,de}/*.ts'],
  { eager: true },
)

const english = textsOf('en')
const german = new Set(textsOf('de'))
/** Texts that only the English catalogue has, and the fixed parts of those with values. */
const onlyEnglish = english.filter((text) => !german.has(text))
const whole = new Set(onlyEnglish.filter((text) => !text.includes(hole)))
const parts = onlyEnglish
  .flatMap((text) => (text.includes(hole) ? text.split(hole) : []))
  .map((part) => part.trim())
  .filter((part) => /\w+ \w+ \w+/.test(part))

/** Finds the English texts of the catalogue in an element of the German app: what it shows, and its labels. */
export async function untranslatedIn(element: Locator): Promise<readonly string[]> {
  const texts = await element.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '')
    for (const node of [root, ...root.querySelectorAll('*')])
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.push(node.getAttribute(name) ?? '')
    return found.map((text) => text.trim())
  })
  return texts.filter((text) => whole.has(text) || parts.some((part) => text.includes(part)))
}

function textsOf(language: 'en' | 'de'): readonly string[] {
  return Object.entries(modules)
    .filter(([path]) => path.includes(`/i18n/${language}/`))
    .flatMap(([, module]) => leavesOf(module))
}

function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return called(value as (...values: unknown[]) => unknown)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}

/** Calls a text with holes in place of its values. Texts that need numbers or lists are left out. */
function called(text: (...values: unknown[]) => unknown): readonly string[] {
  try {
    return leavesOf(text(hole, hole, hole, hole))
  } catch {
    return []
  }
}
