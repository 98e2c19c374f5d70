import type { Host } from '../ports/Host'

/** A request that the gateway got. */
export type AskedGateway = {
  readonly method: string
  readonly path: string
  readonly url: URL
  readonly init: RequestInit
}

/** A gateway that answers by path: a value is sent as JSON, a number is a status, a function decides. */
export type ScriptedAnswers = { [path: string]: unknown }

/** A scripted gateway, and the requests it got. */
export function createScriptedGateway(answers: ScriptedAnswers): {
  readonly url: string
  readonly answers: ScriptedAnswers
  readonly asked: AskedGateway[]
  /** The requested paths, in order. */
  paths(): string[]
  readonly fetch: Host['fetch']
} {
  const asked: AskedGateway[] = []
  return {
    url: 'https://gateway.example',
    answers,
    asked,
    paths: () => asked.map(({ path }) => path),
    async fetch(address, init) {
      const url = new URL(address)
      const question = { method: init.method ?? 'GET', path: url.pathname, url, init }
      asked.push(question)
      const given = answers[url.pathname]
      const answer: unknown = typeof given === 'function' ? await given(question) : given
      if (answer === undefined) return Response.json({}, { status: 404 })
      return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer)
    },
  }
}
