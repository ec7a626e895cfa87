import type { Document, Operation } from './document.js'
import { type SchemaRow, schemaRows, typeText } from './schemaRows.js'
import { style } from './style.js'

/** Prints the document as a page without scripts and external resources. */
export function toPage(document: Document): string {
  const ways = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const tags = [...new Set(ways.flatMap(({ operation }) => operation.tags))]
  const { title, version, description } = document.info
  const sections = tags.map((tag) => {
    const own = ways.filter(({ operation }) => operation.tags.includes(tag))
    return `<section aria-labelledby="${anchorOf(tag)}"><h2 id="${anchorOf(tag)}">${escapeHtml(tag)}</h2>
<div class="ways">${own.map(toDetails).join('')}</div></section>`
  })
  const failures = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<h3 id="${anchorOf(name)}">${escapeHtml(name)}</h3>${toFields(schema)}`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style>
<header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>
<p class="soft">Version ${escapeHtml(version)} · ${ways.length} endpoints · for programs: <a href="/openapi.json">openapi.json</a> (OpenAPI ${document.openapi})</p>
<nav aria-label="Parts"><ul>${[...tags, failuresTitle].map((tag) => `<li><a href="#${anchorOf(tag)}">${escapeHtml(tag)}</a></li>`).join('')}</ul></nav></header>
<main>${sections.join('')}
<section aria-labelledby="${anchorOf(failuresTitle)}"><h2 id="${anchorOf(failuresTitle)}">${failuresTitle}</h2>
<p>What is refused is answered with a status of 400 and above, reasons for people and a code for programs.</p>${failures.join('')}</section></main></html>`
}

const failuresTitle = 'Refusals'

type Way = { method: string; path: string; operation: Operation }

function toDetails({ method, path, operation }: Way): string {
  const { operationId, summary, parameters, requestBody, responses, security } = operation
  const id = escapeHtml(operationId)
  // A link to something inside opens it.
  return `<details><summary><span class="verb ${method}">${method}</span><code>${escapeHtml(path)}</code><span>${escapeHtml(summary)}</span></summary>
<div class="more" id="${id}">${security ? '<p>Needs a key that may do this, in <code>X-API-KEY</code>.</p>' : ''}
${parameters.length > 0 ? `<h3>Parameters</h3>${toParameters(parameters)}` : ''}
${requestBody ? `<h3>Body</h3>${toFields(schemaOf(requestBody), 'needed')}` : ''}
<h3>Answer</h3>${toFields(schemaOf(responses['200']))}
<p class="soft">Otherwise: <a href="#${anchorOf(failuresTitle)}">${failuresTitle.toLowerCase()}</a>. <a href="#${id}">Link to this</a></p></div></details>`
}

function toParameters(parameters: Operation['parameters']): string {
  return toTable(
    ['Name', 'In', 'Takes', ''],
    parameters.map(({ name, in: place, schema, required }) => [
      `<code>${escapeHtml(name)}</code>`,
      place,
      escapeHtml(typeText(schema)),
      required ? 'needed' : '',
    ]),
  )
}

/**
 * Lists the fields of a request or an answer. The document for programs has the whole schema. @param required - The
 * note for fields that must be present.
 */
function toFields(schema: object, required = 'always'): string {
  const rows = schemaRows(schema)
  const list = 'type' in schema && schema.type === 'array' ? '<p>A list; of each:</p>' : ''
  return rows.length > 0
    ? list +
        toTable(
          ['Field', 'Holds', ''],
          rows.map((row) => toCells(row, required)),
        )
    : `<p>${escapeHtml(typeText(schema))}</p>`
}

function toCells({ name, type, isRequired }: SchemaRow, required: string): readonly string[] {
  return [`<code>${escapeHtml(name)}</code>`, escapeHtml(type), isRequired ? required : '']
}

/** @param rows - Cells with markup, the first of which is the row's header. */
function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const headings = head.map((name) => (name ? `<th scope="col">${name}</th>` : '<td></td>'))
  const lines = rows.map(
    ([name, ...cells]) =>
      `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<table><thead><tr>${headings.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`
}

/** Returns the schema of a body or an answer. */
function schemaOf(holder: object | undefined): object {
  const { content = {} } = (holder ?? {}) as { content?: Record<string, { schema?: object }> }
  return Object.values(content)[0]?.schema ?? {}
}

function anchorOf(name: string): string {
  return `part-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}

/** Escapes a text for a page. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
