import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import * as Paint from './Paint.js'
import { forTerminal } from './text.js'

/** Where a command writes, and whom it asks. */
export type Screen = {
  /** Writes a part of the result, to the standard output. */
  say: (text: string) => void
  /** Writes progress and errors, to the standard error. */
  note: (text: string) => void
  /** Whether a person is there to answer. */
  canAsk: boolean
  /** Asks for a line. Returns `undefined` at the end of the input. */
  ask: (question: string, options?: { isSecret?: boolean }) => Promise<string | undefined>
  paint: Paint.Paint
  /** Columns. */
  width: number
}

const mostColumns = 100

/**
 * Creates the screen of a process.
 *
 * @param options.onInterrupt - Called at Ctrl-C while a question is open, which the process itself does not see.
 */
export function from({ stdin, stdout, stderr, env, onInterrupt }: from.Options): Screen {
  const hasColours = stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb'
  return {
    say: (text) => void stdout.write(`${forTerminal(text)}\n`),
    note: (text) => void stderr.write(`${forTerminal(text)}\n`),
    canAsk: stdin.isTTY === true && stderr.isTTY === true,
    ask: (question, { isSecret = false } = {}) =>
      askLine({ stdin, stderr, onInterrupt }, { question, isSecret }),
    paint: Paint.from({ hasColours }),
    width: Math.min(stdout.columns || 80, mostColumns),
  }
}

export declare namespace from {
  type Options = {
    stdin: NodeJS.ReadStream
    stdout: NodeJS.WriteStream
    stderr: NodeJS.WriteStream
    env: Record<string, string | undefined>
    onInterrupt: () => void
  }
}

type Streams = Pick<from.Options, 'stdin' | 'stderr' | 'onInterrupt'>

function askLine(
  { stdin, stderr, onInterrupt }: Streams,
  { question, isSecret }: { question: string; isSecret: boolean },
): Promise<string | undefined> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: stdin, output: isSecret ? silent : stderr, terminal: true })
  return new Promise((resolve) => {
    reader.once('SIGINT', () => {
      reader.close()
      onInterrupt()
    })
    reader.once('close', () => {
      if (isSecret) stderr.write('\n')
      resolve(undefined)
    })
    const answer = (line: string) => {
      resolve(line)
      reader.close()
    }
    if (isSecret) stderr.write(question)
    reader.question(isSecret ? '' : question, answer)
  })
}
