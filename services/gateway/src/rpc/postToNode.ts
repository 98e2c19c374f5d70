import { nodeFailed } from './errors'
import { type AskOptions, type NodeAnswer, requestNode } from './requestNode'

const openingBrackets = ['{'.charCodeAt(0), '['.charCodeAt(0)]
const headers = { 'content-type': 'application/json', accept: 'application/json' }

/** Sends a JSON text to one node. @throws nodeFailed, answerTooLarge */
export async function postToNode(url: string, body: string, options: AskOptions): Promise<NodeAnswer> {
  const request = { method: 'POST', headers, body, statuses: [200, 400] } as const
  const answer = await requestNode(url, request, options)
  if (!openingBrackets.includes(firstByte(answer.body))) throw nodeFailed({ reason: 'not JSON' })
  return answer
}

/** Returns the first byte that isn't white space. */
function firstByte(body: Buffer): number {
  return body.find((byte) => byte > 0x20) ?? 0
}
