import { keccak256, numberToHex } from 'viem'
import { type Finding, finding } from '../findings/Finding.js'

/**
 * Checks the lists of token ids behind criteria: codes 1500 and 1501.
 *
 * `Criteria.root` sorts the ids itself. The order matters only for contracts that build the tree from a list sorted by
 * the hash of the ids.
 */
export function merkleFindings(lists: readonly (readonly bigint[])[]): readonly Finding[] {
  return lists.flatMap((identifiers, list) => {
    if (identifiers.length < 2)
      return [
        finding(
          'blocking',
          'merkleSingleLeaf',
          1500,
          'A list of one token needs no tree. Use the token itself.',
          { list, identifiers },
        ),
      ]
    const hashes = identifiers.map((identifier) => keccak256(numberToHex(identifier, { size: 32 })))
    const isSorted = hashes.every((hash, index) => index === 0 || (hashes[index - 1] as string) < hash)
    if (isSorted) return []
    return [
      finding('blocking', 'merkleUnsorted', 1501, 'The token ids are not in the order of their hashes.', {
        list,
        identifiers,
      }),
    ]
  })
}
