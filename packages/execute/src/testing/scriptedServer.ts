/** A request that the script receives. */
export type Asked = { path: string; query: URLSearchParams; body: unknown; headers: Headers; method: string }

/** Answers a request: with JSON, or with a response of its own. */
export type Answer = (asked: Asked) => unknown

/** The answer of a server that is unavailable. */
export const away = Symbol('no answer')

/** Creates a server with scripted answers by path. A list is answered in order, and its last answer repeats. */
export function scriptedServer(script: Readonly<Record<string, readonly Answer[] | Answer>>) {
  const requests: Asked[] = []
  const counts = new Map<string, number>()
  const answerTo = (asked: Asked): unknown => {
    const answers = [script[asked.path] ?? []].flat()
    const count = counts.get(asked.path) ?? 0
    counts.set(asked.path, count + 1)
    const answer = answers[Math.min(count, answers.length - 1)]
    return answer ? answer(asked) : refusal(404, 'Not Found')
  }
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input))
    const text = typeof init.body === 'string' ? init.body : undefined
    const asked: Asked = {
      path: url.pathname,
      query: url.searchParams,
      body: text === undefined ? undefined : JSON.parse(text),
      headers: new Headers(init.headers),
      method: init.method ?? 'GET',
    }
    requests.push(asked)
    const answer = await answerTo(asked)
    if (answer === away) throw new TypeError('fetch failed')
    return answer instanceof Response ? answer : Response.json(answer)
  }
  const paths = () => requests.map(({ path }) => path)
  return { fetch, requests, paths }
}

/** A {@link scriptedServer}. */
export type ScriptedServer = ReturnType<typeof scriptedServer>

/** Returns an error response in the format of this API. */
export function refusal(statusCode: number, message: string): Response {
  return Response.json({ statusCode, error: 'Refused', message }, { status: statusCode })
}
