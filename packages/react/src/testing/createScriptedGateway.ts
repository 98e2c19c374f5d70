import type { Host } from '@latchkey/core'

/** Responses by path: a value is JSON, a number is a status, a response is itself, a function decides. */
export type GatewayAnswers = { [path: string]: unknown }

/** A gateway in the page with scripted responses. It records every request. */
export function createScriptedGateway(answers: GatewayAnswers): {
  readonly url: string
  readonly answers: GatewayAnswers
  readonly asked: URL[]
  readonly host: Pick<Host, 'fetch'>
} {
  const asked: URL[] = []
  return {
    url: 'https://gateway.test',
    answers,
    asked,
    host: {
      async fetch(address) {
        const url = new URL(address)
        asked.push(url)
        // A star stands for an address, which differs from test to test.
        const path = url.pathname.replace(/0x[\da-f]{40}/i, '*')
        const given = answers[path]
        const answer: unknown = typeof given === 'function' ? await given(url) : given
        if (answer instanceof Response) return answer
        if (answer === undefined) return Response.json({}, { status: 404 })
        return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer)
      },
    },
  }
}
