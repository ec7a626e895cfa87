import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { peerName } from '../peer.js'
import type { Row } from '../Row.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Bytes that a browser loads for a piece of code, minified and compressed. */
async function sizeOf(code: string, options: { external?: string[] } = {}): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: `${root}bench`, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@souk/source'],
    external: options.external ?? [],
    // The peer asks for these parts of Node; they are left empty in its favour.
    alias: { buffer: `${root}bench/src/rows/nothing.ts`, crypto: `${root}bench/src/rows/nothing.ts` },
    legalComments: 'none',
    logLevel: 'error',
  })
  return outputFiles.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0)
}

const ours = `export { createOrder, fulfillOrder } from '@souk/seaport'`
const peer = `export { Seaport } from '@opensea/seaport-js'`

const kibibytes = (bytes: number) => bytes / 1024

export const bundle: Row = {
  name: 'Bundle of creating and fulfilling, with viem, minified and gzipped',
  peer: peerName,
  unit: 'KiB',
  better: 'less',
  reach: '75 KiB',
  measure: async () => ({ ours: kibibytes(await sizeOf(ours)), peer: kibibytes(await sizeOf(peer)) }),
}

export const bundleWithoutViem: Row = {
  name: 'The same without what the app already has of viem',
  peer: peerName,
  unit: 'KiB',
  better: 'less',
  reach: '25 KiB',
  measure: async () => ({
    ours: kibibytes(await sizeOf(ours, { external: ['viem', 'viem/*'] })),
    peer: kibibytes(await sizeOf(peer)),
  }),
}
