import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as ThirdParty from '../release/ThirdParty.js'
import { root } from '../repository/install.mjs'
import { readJson } from '../repository/workspaces.mjs'
import { buildDeclarations } from './buildDeclarations.js'
import { buildElements } from './buildElements.js'
import { buildLibrary } from './buildLibrary.js'
import { buildStyles } from './buildStyles.js'
import { publishedManifest } from './publishedManifest.js'

// `npm run build -w @souk/ui`: modules for React apps, a script of custom elements for any page, their styles and
// declarations, and the licences of what is inside, with a manifest of its own: the folder is what npm publishes. The other
// packages have been built.
const folder = join(root, 'packages/ui')
const outDir = join(folder, 'dist')
const manifest: publishedManifest.Manifest = readJson('packages/ui/package.json')
const { name, version, dependencies, peerDependencies } = manifest
const known = Object.keys({ ...dependencies, ...peerDependencies })

// Tests set another one. The components would then ask for React's development mode, which servers do not have.
process.env.NODE_ENV = 'production'

await rm(outDir, { recursive: true, force: true })
await mkdir(outDir, { recursive: true })
await buildStyles({ folder, outDir })
const modules = [
  ...(await buildLibrary({ folder, outDir, known })),
  ...(await buildElements({ folder, outDir })),
]
await buildDeclarations({ folder, outDir, known, entries: ['index', 'elements/index'] })
const parties = ThirdParty.fromFiles(modules)
await writeFile(join(outDir, 'LICENSES.txt'), ThirdParty.toLicences(parties))
await writeFile(join(outDir, 'sbom.json'), ThirdParty.toBill(parties, { name, version }))
await writeFile(
  join(outDir, 'package.json'),
  `${JSON.stringify(publishedManifest(manifest), undefined, 2)}\n`,
)
await cp(join(folder, 'README.md'), join(outDir, 'README.md'))
await cp(join(root, 'LICENSE'), join(outDir, 'LICENSE'))
