import type { Session } from '../conduct/Session.js'
import { toJson } from '../terminal/json.js'
import { table } from '../terminal/table.js'
import { named } from '../terminal/text.js'
import * as AgentLog from './AgentLog.js'

/** Shows what agents prepared, executed and were refused, and how to take it back. */
export async function showLog(session: Omit<Session, 'shop'>): Promise<void> {
  const { screen, mode, clock } = session
  const { entries, unreadable } = await AgentLog.read(session)
  const nowSeconds = Math.floor(clock() / 1_000)
  const trades = AgentLog.trades(entries).map((trade) => ({
    ...trade,
    undo: AgentLog.undoing(trade, { nowSeconds }),
  }))
  if (mode.isJson) {
    screen.say(toJson({ command: 'mcp log', trades, unreadable }))
    return
  }
  const file = AgentLog.fileOf(session)
  if (trades.length === 0) screen.say(`No agent has prepared a trade yet. The log will be ${file}.`)
  else {
    const columns = [{ title: 'When (UTC)' }, { title: 'What happened' }, { title: 'Trade' }]
    const [head = '', ...lines] = table(columns, trades.map(rowOf))
    screen.say(
      [screen.paint.dim(head), ...lines, ...undoLines(trades), '', `The whole log: ${file}`].join('\n'),
    )
  }
  if (unreadable > 0) screen.note(screen.paint.warn(`${unreadable} lines of ${file} cannot be read.`))
}

function rowOf({ atMs, stage, title, tool, reasons = [], error }: AgentLog.Entry): readonly string[] {
  const why = stage === 'refused' || stage === 'failed' ? [...reasons, ...(error ? [error] : [])] : []
  const what = title ?? tool
  return [
    new Date(atMs).toISOString().slice(0, 16).replace('T', ' '),
    stage,
    named(why.length > 0 ? `${what}: ${why.join(' ')}` : what, 300),
  ]
}

function undoLines(trades: readonly { undo: readonly string[] }[]): readonly string[] {
  const undo = [...new Set(trades.flatMap((trade) => trade.undo))]
  if (undo.length === 0) return ['', 'Nothing in it can be taken back.']
  return [
    '',
    'To take back what may still be open:',
    ...undo.map((line) => `  ${line}`),
    'A purchase or a sale cannot be taken back.',
  ]
}
