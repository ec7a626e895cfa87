import type { Stack } from './stack.js'

const colours = process.stdout.isTTY && !process.env.NO_COLOR
const paint = (code: number) => (text: string) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text)
const [bold, dim] = [paint(1), paint(2)]

/** Prints a line of progress. */
export function printProgress(line: string): void {
  console.log(dim(line))
}

/** Prints the URL of the market and the first steps. */
export function printReady(
  stack: Stack,
  options: { milliseconds: number; program?: string | undefined },
): void {
  const { program = 'npm start --' } = options
  const seconds = (options.milliseconds / 1000).toFixed(1)
  const lines = [
    '',
    `  ${bold('Souk is open')} at ${bold(stack.url)}  ${dim(`(ready in ${seconds} s)`)}`,
    ...docsLines(stack, options),
    ...chainLines(stack),
    ...(stack.accounts.length > 0 ? demoLines(stack) : []),
    '',
    dim(`  Ctrl-C stops everything and keeps the chain and the orders. Other flags: ${program} --help`),
    '',
  ]
  console.log(lines.join('\n'))
}

/** Where the documentation is. A clone has none until it is built; an installed program has it, or none at all. */
function docsLines({ hasDocs, url }: Stack, { program }: { program?: string | undefined }) {
  if (hasDocs) return [`  Documentation at ${url}/docs`]
  return program ? [] : [dim(`  Documentation at ${url}/docs once “npm run site” has made it`)]
}

/** One line for a single chain; of several, each with its money and its place in the app. */
function chainLines({ chains }: Stack): readonly string[] {
  const [only, second] = chains
  if (only && !second) return [`  Chain ${only.chainId} at ${only.rpcUrl}`]
  return chains.map(
    ({ title, symbol, chainId, rpcUrl, url }) =>
      `  ${`${title} (${symbol})`.padEnd(22)} ${url.padEnd(40)} ${dim(`chain ${chainId} at ${rpcUrl}`)}`,
  )
}

function demoLines(stack: Stack): readonly string[] {
  return [
    '',
    '  Demo wallets, in the app under “Connect wallet” (test money on a local chain; the keys are public):',
    ...stack.accounts.map((account) => `    ${account.name.padEnd(8)} ${account.address}`),
    '',
    '  First steps: connect as Amina, list one of her lanterns, then buy it as Bilal in a second window.',
  ]
}
