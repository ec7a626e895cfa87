import type { Document, Operation } from './document.js'

/** Prints the document as a page that needs no script. */
export function toPage(document: Document): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))]
  const sections = tags.map(
    (tag) =>
      `<h2>${escapeHtml(tag)}</h2>${operations
        .filter(({ operation }) => operation.tags.includes(tag))
        .map(toDetails)
        .join('')}`,
  )
  const { title, description } = document.info
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)} For programs: <a href="/openapi.json">openapi.json</a>.</p>
${sections.join('')}</html>`
}

/** How the server's own pages look. */
export const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
summary{cursor:pointer;padding:.25rem 0}code,pre{font:14px/1.4 ui-monospace,monospace}pre{overflow:auto;max-height:24rem;padding:.5rem;border:1px solid #8886}
b{display:inline-block;min-width:4rem;text-transform:uppercase}`

function toDetails(options: { method: string; path: string; operation: Operation }): string {
  const { method, path, operation } = options
  const parameters = operation.parameters.map(
    ({ name, in: place, schema }) =>
      `<li><code>${escapeHtml(name)}</code> in ${place} <code>${escapeHtml(JSON.stringify(schema))}</code></li>`,
  )
  return `<details id="${escapeHtml(operation.operationId)}"><summary><b>${method}</b><code>${escapeHtml(path)}</code></summary>
<p>${escapeHtml(operation.summary)}</p>${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${operation.requestBody ? `<h4>Body</h4>${toPre(operation.requestBody)}` : ''}<h4>Answer</h4>${toPre(operation.responses['200'] ?? {})}</details>`
}

function toPre(value: object): string {
  return `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
}

/** Makes of any text what can stand in a page. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
