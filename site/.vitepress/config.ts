import { join, relative } from 'node:path'
import { defineConfig, type UserConfig } from 'vitepress'
import { runnable } from './runnable.js'

/** The path of the site on its server. */
const base = process.env.SITE_BASE ?? '/docs/'
const pages = join(import.meta.dirname, '../pages')

type Plugin = Extract<NonNullable<NonNullable<UserConfig['vite']>['plugins']>[number], { name: string }>

const root = join(import.meta.dirname, '../..')

/** Lists the modules of the site, so that a release can name the packages of others that it contains. */
const listModules: Plugin = {
  name: 'souk:list-modules',
  generateBundle() {
    const files = [...this.getModuleIds()].filter((id) => id.startsWith(root)).map((id) => relative(root, id))
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(files.sort()) })
  },
}

/** Names headings as code forges do, because the links between the pages use those names. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

export default defineConfig({
  base,
  srcDir: 'pages',
  outDir: process.env.SITE_DIR ?? 'dist',
  cacheDir: '.cache',
  title: 'Souk',
  description: 'Trade NFTs without depending on any one company.',
  lang: 'en',
  head: [['link', { rel: 'icon', href: `${base}favicon.svg` }]],
  cleanUrls: true,
  lastUpdated: false,
  markdown: {
    html: false,
    anchor: { slugify: toAnchor },
    config: (md) => md.use(runnable),
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  // VitePress 1 builds with Vite 5, which takes the packages of this folder.
  vite: {
    plugins: [listModules],
    publicDir: join(pages, 'public'),
    build: { chunkSizeWarningLimit: 2_000 },
  },
  themeConfig: {
    logo: '/favicon.svg',
    search: { provider: 'local' },
    outline: [2, 3],
    docFooter: { prev: 'Before', next: 'Next' },
    nav: [
      { text: 'Trade', link: '/start/wallet-holders' },
      { text: 'Build', link: '/start/app-developers' },
      { text: 'Operate', link: '/start/operators' },
      { text: 'Reference', link: '/api/' },
      { text: 'Glossary', link: '/glossary' },
    ],
    sidebar: [
      {
        text: 'Five minutes',
        items: [
          { text: 'Buy and sell', link: '/start/wallet-holders' },
          { text: 'Write a program', link: '/start/app-developers' },
          { text: 'Run a market', link: '/start/operators' },
        ],
      },
      {
        text: 'Guides',
        items: [
          { text: 'For wallet holders', link: '/guide-for-wallet-holders' },
          { text: 'Trading from a terminal', link: '/cli' },
          { text: 'Agents', link: '/agents' },
          { text: 'For app developers', link: '/guide-for-app-developers' },
          { text: 'For operators', link: '/running-a-market' },
        ],
      },
      {
        text: 'Subjects',
        items: [
          { text: 'Components', link: '/guides/components' },
          { text: 'Private listings', link: '/guides/private-listings' },
          { text: 'Contract accounts', link: '/guides/contract-accounts' },
          { text: 'Bots', link: '/guides/bots' },
          { text: 'Tests on the local chain', link: '/guides/testing' },
          { text: 'What wallets show', link: '/guides/clear-signing' },
          { text: 'From seaport-js', link: '/guides/from-seaport-js' },
          { text: 'From opensea-js', link: '/guides/from-opensea-js' },
          { text: 'From reservoir-kit', link: '/guides/from-reservoir-kit' },
          { text: 'Clients of others', link: '/clients' },
        ],
      },
      {
        text: 'Packages',
        items: ['seaport', 'market', 'execute', 'react', 'networks', 'base', 'devchain'].map((name) => ({
          text: `@souk/${name}`,
          link: `/packages/${name}`,
        })),
      },
      {
        text: 'How it works',
        items: [
          { text: 'Architecture', link: '/architecture' },
          { text: 'Who is trusted with what', link: '/security' },
          { text: 'Every export', link: '/api/' },
          { text: 'The market’s HTTP API', link: '/market-api' },
          { text: 'Glossary', link: '/glossary' },
          { text: 'All pages', link: '/all' },
        ],
      },
    ],
  },
})
