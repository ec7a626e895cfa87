import { type Address, type Hex, hexToBigInt, size } from 'viem'

/**
 * A short EVM program that calls many contracts and returns their answers. It runs inside one `eth_call` and needs no
 * deployed contract: the node runs it as creation code, or as the overridden code of an empty account. It changes no
 * state.
 *
 * Unlike Multicall3, it gives each call at most an eighth of the remaining gas and accepts at most {@link
 * longestAnswer} bytes per answer. A token that burns all gas or returns megabytes therefore affects no other answer. A
 * contract that uses more than half of its gas is marked to be asked again alone, because it may have run out of gas.
 *
 *
 * The questions follow the instructions: value (1 byte), target (20), length (2), data. A question without data and
 * value asks for the balance. Values come out of the value that the program is called with.
 *
 * The output is 1 (1 byte), chain id (32), block number (16), time (16), and for each question state (1), length (2),
 * answer. The block number is the one that contracts see. On Arbitrum that is Ethereum's.
 */
function instructions(output: number): Hex {
  // Stack comments name the top first. The program uses only opcodes up to Istanbul, so that it also runs on older
  // chains.
  return `0x${[
    `62${word24(output)}60018153`, //    output[0] = 1; code that begins with 0xef would be refused
    '468160010152', //                   output[1] = chain id
    '424360801b178160210152', //         output[33] = number << 128 | time
    '60410160c5', //                     next, end: the first question, the end of the output
    '5b388110603157', //                 loop: if (next < code size) goto ask
    `5062${word24(output)}900362${word24(output)}f3`, // return the output
    '5b602081600039600051', //           ask: head of the question
    '8060481c61ffff16', //               length
    '9060581c91601701', //               target with value << 160, and where the data begins
    '81816000398101', //                 input = data; next, length, target, end
    '818360a01c17607457', //             if (length or value) goto call
    '91316201002060e81b8452', //         answered, 32 bytes …
    '8360030152', //                     … the balance of the target
    '509060230190601e56', //             goto loop
    '5b5a60031c', //                     call: given = gas / 8
    '60006000846000', //                 where the answer goes, and the input
    '8760a01c8886f1', //                 ok = call(given, target, value, input, length)
    '90600f0260011c5a10', //             spent = gas left < given * 7.5
    `61${word16(longestAnswer)}3d11821617`, // again = spent, or ok and the answer is too long
    '90811516', //                       good = ok and not again
    '9060011b8117', //                   state = good ? 1 : again ? 2 : 0
    '903d02', //                         length = good ? length of the answer : 0
    '9060101b811760e81b8552', //         end[0] = state, length
    '806000866003013e', //               end[3] = answer
    '84016003019350', //                 end moves behind it
    '915050601e56', //                   goto loop
  ].join('')}`
}

const word8 = (value: number) => value.toString(16).padStart(2, '0')
const word16 = (value: number) => value.toString(16).padStart(4, '0')
const word24 = (value: number) => value.toString(16).padStart(6, '0')

/** The longest answer in a batch, in bytes. A contract that returns more is asked again alone. */
const longestAnswer = 1_024

/** The longest data of a question, in bytes. */
export const longestQuestion = 0xffff

/** A call to a target, or a question for its balance when `data` is empty. */
export type Question = {
  target: Address
  data: Hex
  /** Wei to send with the call, from 0 to 255. With empty `data` this is a plain payment. @default 0 */
  value?: number | undefined
}

/** The result of a question: an answer, a revert, or `again` when it must be asked again alone. */
export type Answer = { state: 'answered'; data: Hex } | { state: 'refused' } | { state: 'again' }

/** Encodes the program for a list of questions. */
export function encode(questions: readonly Question[]): Hex {
  const input = Math.max(32, ...questions.map(({ data }) => size(data)))
  const encoded = questions.map(
    ({ target, data, value = 0 }) => `${word8(value)}${target.slice(2)}${word16(size(data))}${data.slice(2)}`,
  )
  return `${instructions(Math.ceil(input / 32) * 32)}${encoded.join('')}`
}

/**
 * Decodes the output of the program.
 *
 * @returns The answers, or `undefined` when the output is not that of this program for this number of questions.
 */
export function decode(output: Hex, questions: number): Output | undefined {
  if (!output.startsWith('0x01') || size(output) < 65) return undefined
  const answers: Answer[] = []
  let at = 132
  while (at + 6 <= output.length) {
    const state = output.slice(at, at + 2)
    const end = at + 6 + Number.parseInt(output.slice(at + 2, at + 6), 16) * 2
    if (state === '01') answers.push({ state: 'answered', data: `0x${output.slice(at + 6, end)}` })
    else answers.push({ state: state === '00' ? 'refused' : 'again' })
    at = end
  }
  if (at !== output.length || answers.length !== questions) return undefined
  return {
    chainId: hexToBigInt(`0x${output.slice(4, 68)}`),
    blockNumber: hexToBigInt(`0x${output.slice(68, 100)}`),
    timestamp: hexToBigInt(`0x${output.slice(100, 132)}`),
    answers,
  }
}

/** The values that the program returns, all at the same block. */
export type Output = { chainId: bigint; blockNumber: bigint; timestamp: bigint; answers: readonly Answer[] }
