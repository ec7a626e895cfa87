import { createRequire } from 'node:module'
import { report } from './report.js'

// The peer's Merkle tree; its package does not export this path.
const { MerkleTree } = createRequire(import.meta.url)('@opensea/seaport-js/lib/utils/merkletree') as {
  MerkleTree: new (
    identifiers: string[],
  ) => { getRoot: () => string; getProof: (identifier: string) => string[] }
}
const identifiers = Array.from({ length: Number(process.argv[2]) }, (_, index) => String(index))
const asked = process.argv[3]
await report(() => {
  const tree = new MerkleTree(identifiers)
  return asked === undefined ? tree.getRoot() : tree.getProof(asked)
})
