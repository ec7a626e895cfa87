import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { demo } from '@souk/devchain'
import type { Program } from '../../testing/terminal.js'
import { type Json, readJson } from './readJson.js'

/** A tool, as the agent sees it. */
export type Definition = Awaited<ReturnType<Client['listTools']>>['tools'][number]

/** An agent: its server runs as a process, and its tools return data. */
export type Agent = {
  folder: string
  stateFolder: string
  tools: () => Promise<readonly Definition[]>
  instructions: string
  call: (name: string, input?: object) => Promise<Json>
  close: () => Promise<void>
}

/** The fields of a policy that tests change. */
export type Limits = { [field: string]: unknown }

/** A policy of the demo: everything within 5 ether a day. */
const policy = {
  version: 1,
  chainId: 31_337,
  spend: [
    { currency: 'native', perTransaction: '2', perDay: '3' },
    { currency: demo.contracts.wrappedNative, decimals: 18, perTransaction: '2', perDay: '3' },
  ],
  collections: [demo.contracts.lanterns],
  counterparties: 'anyone',
  warnings: 'accept',
}

/** Starts `souk mcp` for a demo account, with the program's own folder of state. */
export async function startAgent(given: {
  program: Pick<Program, 'file'>
  market: string
  from?: string
  limits?: Limits | undefined
  /** Further flags. */
  flags?: readonly string[]
}): Promise<Agent> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-mcp-'))
  const file = join(folder, 'policy.json')
  if (given.limits) await writeFile(file, JSON.stringify({ ...policy, ...given.limits }))
  const flags = [
    ...['--market', given.market],
    ...(given.from ? ['--from', given.from] : []),
    ...(given.limits ? ['--policy', file] : []),
    ...(given.flags ?? []),
  ]
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [given.program.file, 'mcp', ...flags],
    env: { PATH: process.env.PATH ?? '', XDG_STATE_HOME: folder },
    stderr: 'ignore',
  })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  return {
    folder,
    stateFolder: join(folder, 'souk'),
    instructions: client.getInstructions() ?? '',
    tools: async () => (await client.listTools()).tools,
    call: async (name, input = {}) => {
      const { content } = await client.callTool({ name, arguments: { ...input } })
      const [first] = content as { text: string }[]
      return readJson(first?.text ?? '') ?? ((first?.text ?? '') as never)
    },
    close: async () => {
      await client.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
