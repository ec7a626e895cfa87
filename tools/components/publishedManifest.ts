/**
 * Returns the manifest of a bundled package as npm publishes it from its folder `dist`: without what only this repository
 * uses, such as sources, scripts and the packages that are inside.
 *
 * @example
 * publishedManifest(manifest).exports // → { '.': { types: './index.d.ts', default: './index.js' }, … }
 */
export function publishedManifest(manifest: publishedManifest.Manifest): Record<string, unknown> {
  const { devDependencies: _, scripts: _scripts, files: _files, publishConfig: _folder, ...kept } = manifest
  const sideEffects = manifest.sideEffects.filter((path) => !path.startsWith('./src/'))
  const exports = Object.fromEntries(
    Object.entries(manifest.exports)
      .filter(([entry]) => !entry.includes('*'))
      .map(([entry, target]) => [entry, withoutSource(target)]),
  )
  return JSON.parse(JSON.stringify({ ...kept, sideEffects, exports }).replaceAll('"./dist/', '"./'))
}

export declare namespace publishedManifest {
  type Manifest = {
    name: string
    version: string
    dependencies: Record<string, string>
    peerDependencies: Record<string, string>
    sideEffects: readonly string[]
    exports: Record<string, string | Record<string, string>>
    devDependencies?: unknown
    scripts?: unknown
    files?: unknown
    publishConfig?: unknown
  }
}

function withoutSource(target: string | Record<string, string>) {
  if (typeof target === 'string') return target
  const { '@souk/source': _, ...published } = target
  return published
}
