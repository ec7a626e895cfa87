/** A call of a published client, and its result against the market. */
export type ClientCall = { client: string; version: string; call: string; result: string }

/** Writes the page of the published clients. */
export function printClients(calls: readonly ClientCall[]): string {
  const groups = new Map<string, ClientCall[]>()
  for (const call of calls) {
    const name = `${call.client} ${call.version}`
    groups.set(name, [...(groups.get(name) ?? []), call])
  }
  return [head, ...[...groups].map(([name, made]) => printGroup(name, made))].join('\n')
}

const head = `# Published clients

These are the calls of published clients of both families of APIs, made unchanged against a market. \`npm run test:consumers\` makes them and
compares this page with their results; \`SOUK_RENEW_CLIENTS=1\` writes it. "Refused" names the \`code\` of the market's answer.
`

function printGroup(name: string, calls: readonly ClientCall[]): string {
  const works = calls.filter(({ result }) => result === 'works').length
  const rows = calls.map(({ call, result }) => `| \`${call}\` | ${result} |`)
  return [
    `## ${name}`,
    '',
    `${works} of ${calls.length} calls work.`,
    '',
    '| call | result |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n')
}
