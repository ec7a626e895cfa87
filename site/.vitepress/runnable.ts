import type MarkdownIt from 'markdown-it'
import { names } from '../run/names.js'

/** Shows a program that can run in a browser with a button that runs it. */
export function runnable(md: MarkdownIt): void {
  const fence = md.renderer.rules.fence
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const html = fence?.(tokens, index, options, env, self) ?? ''
    const { content = '', info = '' } = tokens[index] ?? {}
    if (!canRun(content, info)) return html
    const code = Buffer.from(content).toString('base64')
    return `<RunSample code="${code}">${html}</RunSample>`
  }
}

/**
 * A program alone has imports, and a page can load those of the packages and of viem. It has no
 * Node, and reaches a chain only through a market, which refuses what changes the chain itself.
 */
function canRun(code: string, info: string): boolean {
  if (info.trim() !== 'ts') return false
  const imports = [...code.matchAll(/(?:from|import) '([^']+)'/g)].map(([, name = '']) => name)
  return (
    imports.length > 0 &&
    imports.every((name) => names.includes(name)) &&
    !/\bprocess\.|\bBuffer\.|\bstartDevchain\b|\bcreateTestClient\b/.test(code)
  )
}
