import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss'
import { scopeSelector } from './scopeSelector.js'

/**
 * Makes a stylesheet that only concerns elements below `.souk`, for pages of others.
 *
 * - Each rule is scoped. Its specificity has as many ids as its layer has a place, because styles in layers would lose against
 *   every rule of a page outside of layers.
 * - Names that hold for a whole page, of animations and of registered properties, get a prefix.
 * - The page sets a token by its name with `--souk-`, and the length of a `rem` with `--souk-rem`.
 * - Dark tokens also hold if the system is dark and no theme is chosen.
 *
 * @param css - A stylesheet without nested rules, such as the output of Tailwind.
 * @throws {UnscopedError} when a selector speaks of the page in a way that cannot be scoped.
 */
export function scopeStyles(css: string): string {
  const root = postcss.parse(css)
  openTokens(root)
  addSystemTheme(root)
  flattenLayers(root)
  prefixNames(root)
  root.walkDecls(scaleRems)
  root.walkComments((comment) => void comment.remove())
  return root.toString()
}

/** Lets the page set each token. Motion that is reduced stays reduced. */
function openTokens(root: Root): void {
  root.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent as Rule
    if (rule.parent !== root || !/^:root(\[data-theme=[^\]]+\])?$/.test(rule.selector)) return
    declaration.value = `var(--souk-${declaration.prop.slice(2)}, ${declaration.value})`
  })
}

const chosen = /\[data-theme=["']?dark["']?\]/

/** Repeats each rule of the dark theme for systems that are dark. */
function addSystemTheme(root: Root): void {
  root.walkRules(chosen, (rule) => {
    const media = postcss.atRule({ name: 'media', params: '(prefers-color-scheme: dark)' })
    const selectors = rule.selectors.map((one) => one.replace(chosen, ':not([data-theme])'))
    media.append(rule.clone({ selectors }))
    rule.after(media)
  })
}

/** Puts the layers in their order, then what is in none, and scopes each. */
function flattenLayers(root: Root): void {
  const layers = layersOf(root)
  const groups = new Map<string | undefined, ChildNode[]>([...layers, undefined].map((name) => [name, []]))
  for (const node of [...root.nodes]) {
    const isLayer = node.type === 'atrule' && node.name === 'layer'
    const group = groups.get(isLayer ? node.params : undefined)
    if (!isLayer) group?.push(node)
    else if (node.nodes) group?.push(...node.nodes)
  }
  root.removeAll()
  for (const [index, nodes] of [...groups.values()].entries()) {
    const group = postcss.root({ nodes })
    scopeRules(group, { step: index + 1 })
    root.append(group.nodes)
  }
}

function layersOf(root: Root): readonly string[] {
  const names = new Set<string>()
  root.walkAtRules('layer', ({ params }) => {
    for (const name of postcss.list.comma(params)) names.add(name)
  })
  return [...names]
}

function scopeRules(group: Root, { step }: { step: number }): void {
  group.walkRules((rule) => {
    if (isIn(rule, (parent) => parent.type === 'rule' || /keyframes$/.test((parent as AtRule).name ?? '')))
      return
    rule.selectors = [...new Set(rule.selectors.map((selector) => scopeSelector(selector, { step })))]
  })
}

function isIn(node: ChildNode, test: (parent: Container) => boolean): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as Container | undefined)
    if (test(parent as Container)) return true
  return false
}

/** Prefixes the names that all stylesheets of a page share. */
function prefixNames(root: Root): void {
  const animations = new Set<string>()
  root.walkAtRules(/keyframes$/, (rule) => {
    animations.add(rule.params)
    rule.params = `souk-${rule.params}`
  })
  const names = new RegExp(`(?<![\\w-])(${[...animations].join('|') || '$^'})(?![\\w-])`, 'g')
  root.walkAtRules('property', (rule) => {
    rule.params = ours(rule.params)
  })
  root.walkDecls((declaration) => {
    declaration.prop = ours(declaration.prop)
    declaration.value = ours(declaration.value)
    if (/^(-webkit-)?animation(-name)?$|^--animate-/.test(declaration.prop))
      declaration.value = declaration.value.replace(names, 'souk-$1')
  })
}

/** Tailwind registers its properties for the whole page. */
function ours(text: string): string {
  return text.replaceAll('--tw-', '--souk-tw-')
}

/** The page may have another size of text at its root than browsers, which is what a `rem` is. */
function scaleRems(declaration: Declaration): void {
  const { parent, value } = declaration
  if (parent?.type === 'atrule' || value.includes('url(')) return
  declaration.value = value.replace(
    /(?<![\w#.-])(-?(?:\d+\.?\d*|\.\d+))rem\b/g,
    'calc($1*var(--souk-rem,1rem))',
  )
}
