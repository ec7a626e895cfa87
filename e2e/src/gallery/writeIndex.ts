import { changes } from './changes.js'
import { fileOf, looks, type Screen } from './Screen.js'

/** Writes the page that shows all pictures. */
export function writeIndex(parts: readonly { title: string; screens: readonly Screen[] }[]): string {
  const head = [
    '# Gallery',
    '',
    'Every screen of the app on the demo market, wide and narrow, light and dark. `npm run test:browser` takes these pictures again, compares',
    'them with the stored ones, and checks each screen in both themes with axe. `npm run gallery -w e2e` updates the pictures that have changed,',
    'and this page. Bars replace texts that differ from run to run.',
    '',
    ...parts.map(({ title }) => `- [${title}](#${title.toLowerCase().replaceAll(' ', '-')})`),
  ]
  const body = parts.flatMap(({ title, screens }) => ['', `## ${title}`, ...screens.flatMap(rowsOf)])
  return `${[...head, ...body].join('\n')}\n`
}

function rowsOf(screen: Screen): readonly string[] {
  const pictures = looks
    .toSorted((a, b) => b.width - a.width || b.theme.localeCompare(a.theme))
    .map((look) => `![${screen.alt} (${look.width} px, ${look.theme})](${fileOf(screen, look)})`)
  const change = changes[screen.name]
  return [
    '',
    `**${screen.name}**: ${screen.alt}`,
    ...(change ? ['', `*New:* ${change}`] : []),
    '',
    '| 1280, light | 1280, dark | 375, light | 375, dark |',
    '|---|---|---|---|',
    `| ${pictures.join(' | ')} |`,
  ]
}
