import { isSafePattern } from 'redos-detector'
import { type Pattern, readFolder, type SourceFile } from './SourceFile.js'

const cutAt1000 = 'What a wallet or a node says is cut at 1,000 signs.'

/**
 * Patterns that the checker cannot prove to be linear, by file and source, each with the reason why it cannot block a
 * program: its text is short, or our own, or the pattern has nothing to backtrack over.
 */
const bounded: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/server/src/admin/parseAdmin.ts': { '\\/+$': 'The operator types it.' },
  'apps/server/src/command/toCommand.ts': { '\\/+$': 'The operator sets the address.' },
  'apps/server/src/markets/dispatch.ts': {
    '^\\/chains\\/([^/?#]*)(.*)$':
      'It begins at the start of the path, and its first part ends at the next separator.',
  },
  'apps/server/src/markets/planMarkets.ts': { '\\/+$': 'The operator sets the address.' },
  'apps/server/src/execute/plan/encodeMint.ts': {
    '\\[\\d*\\]$': 'The name of a type has at most 100 characters.',
  },
  'apps/server/src/http/PageCard.ts': {
    '<meta name="description"[^>]*>': 'It reads the page of our own build.',
    '<title>[^<]*<\\/title>': 'It reads the page of our own build.',
  },
  'apps/server/src/journal/checksum.ts': {
    ',"sum":"([^"]*)"(\\}\\]?)$': 'It begins at a field name, and ends at the next quote.',
  },
  'apps/server/src/http/endpoint/mount.ts': { '\\{(\\w+)\\}': 'It reads the paths of our own routes.' },
  'apps/server/src/http/core/security.ts': {
    '<script(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)<\\/script>': 'It reads the page of our own build.',
  },
  'apps/web/public/sw.js': { '\\/assets\\/[^"\']+\\.js': 'It reads the page of our own build.' },
  'apps/web/src/domains/readQuery.ts': { '\\/+$': 'The visitor types it and waits for the result.' },
  'packages/execute/src/client/ExecuteClient.ts': { '\\/+$': 'The creator of the client sets the address.' },
  'packages/market/src/api/MarketApi.ts': { '\\/+$': 'The creator of the client sets the address.' },
  'packages/networks/src/batch/batchFailureOf.ts': {
    'batch.*(too|limit|size|max|exceed|more than|not (allowed|supported|enabled)|disabled|unsupported)|(too|limit|max|exceed).*batch':
      cutAt1000,
  },
  'packages/seaport/src/guard/checks/text.ts': {
    '(?:\\n[^\\S\\n]*){20}': 'It only matches at line ends, for at most 20 lines.',
  },
  'packages/seaport/src/guard/findings/repeatedKeys.ts': {
    '"((?:[^"\\\\]|\\\\.)*)"(\\s*:)?|[{}[\\]]':
      'In the JSON that it reads each text has its end, where the next one begins.',
  },
  'packages/seaport/src/wallet/fromWallet.ts': {
    'nonce (is |has )?(already |been )*(too low|used)|invalid nonce': cutAt1000,
    'method .*(not (found|supported|available|exist)|does not exist)|unsupported method': cutAt1000,
    'already pending|request of type .* pending': cutAt1000,
    'chainId "?(\\d+)"? must match the active chainId "?(\\d+)': cutAt1000,
  },
  'packages/networks/src/chains/NetworkViem.ts': {
    '\\/+$': 'The description of the network sets the address.',
  },
}

/** Workspaces that process untrusted text. */
const untrusting = ['packages', 'apps/server', 'apps/trader', 'apps/web']

/** Reads the files whose patterns must be linear. */
export function readUntrusting(): SourceFile[] {
  const isTest = (path: string) => /\.(test|test-d|deep)\.|\/testing\//.test(path)
  return untrusting.flatMap(readFolder).filter(({ path }) => !isTest(path))
}

/** Lists the patterns with which an untrusted text could block the program. */
export function patternIssues(file: Pick<SourceFile, 'path' | 'patterns' | 'madePatterns'>): string[] {
  const reasons = bounded[file.path] ?? {}
  const issues = file.patterns
    .filter((pattern) => !Object.hasOwn(reasons, pattern.source) && !isLinear(pattern))
    .map(
      ({ source, flags }) =>
        `${file.path}: the steps of /${source}/${flags} are not bounded by the length of the text.`,
    )
  const made =
    file.madePatterns > 0 ? [`${file.path} makes a pattern of a text, which cannot be checked.`] : []
  return [...issues, ...made]
}

/** Lists the reasons for patterns that no longer exist, or no longer need one. */
export function idleReasons(files: readonly Pick<SourceFile, 'path' | 'patterns'>[]): string[] {
  return Object.entries(bounded).flatMap(([path, reasons]) => {
    const patterns = files.find((file) => file.path === path)?.patterns ?? []
    return Object.keys(reasons)
      .filter((source) => !patterns.some((pattern) => pattern.source === source && !isLinear(pattern)))
      .map((source) => `${path}: /${source}/`)
  })
}

/** Limits steps and not time, so that the result is the same on every machine. */
const limits = { timeout: Number.POSITIVE_INFINITY, maxSteps: 20_000, maxScore: 50 }

/** Tells whether a pattern takes a bounded number of steps at each position, for any text. */
export function isLinear({ source, flags }: Pattern): boolean {
  // Without an unbounded repetition, the steps at a position are limited by the pattern's length.
  if (!/[*+]|\{\d+,\}/.test(source)) return true
  return isSafePattern(source, {
    ...limits,
    caseInsensitive: flags.includes('i'),
    unicode: flags.includes('u'),
    dotAll: flags.includes('s'),
    multiLine: flags.includes('m'),
  }).safe
}
