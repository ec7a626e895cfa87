/**
 * Divides questions about orders among calls to the node. Those about one order stay together, since they have to be answered
 * at the same block. Orders of many items take more calls, not larger ones, which a node would refuse.
 *
 * @param options.most - The most reads in one call. An order with more has a call to itself.
 *
 * @example
 * divideReads([{ reads: [1, 2] }, { reads: [3] }, { reads: [4] }], { most: 3 }) // → two calls, the second with read 4
 */
export function divideReads<question extends { reads: readonly unknown[] }>(
  questions: readonly question[],
  { most }: { most: number },
): readonly (readonly question[])[] {
  const calls: question[][] = []
  let reads = most
  for (const question of questions) {
    reads += question.reads.length
    if (reads > most) {
      calls.push([])
      reads = question.reads.length
    }
    calls.at(-1)?.push(question)
  }
  return calls
}
