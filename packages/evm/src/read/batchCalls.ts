import { malformedAnswer } from '@latchkey/protocol'
import type { NodeCall, NodeTransport } from './NodeAccess'
import { postCalls } from './postCalls'

type Answer = { readonly id?: unknown; readonly result?: unknown; readonly error?: unknown }
type Waiting = {
  readonly call: NodeCall
  resolve(answer: Answer | undefined): void
  reject(cause: unknown): void
}

/** [EVM-5] */
const mostCalls = 1000

/** [EVM-5] Asks one node, once. Simultaneous calls share a request. */
export function batchCalls(url: string): NodeTransport {
  let queue: Waiting[] = []

  const flush = async () => {
    const batch = queue
    queue = []
    if (batch.length === 0) return
    try {
      const answers = await postCalls(
        url,
        batch.map(({ call }) => call),
      )
      const list: readonly (Answer | null)[] | undefined = Array.isArray(answers) ? answers : undefined
      // A node without batch support answers with one error for all calls.
      for (const [index, { resolve }] of batch.entries())
        resolve(
          list
            ? (list.find((answer) => answer?.id === index) ?? undefined)
            : ((answers ?? undefined) as Answer | undefined),
        )
    } catch (cause) {
      for (const { reject } of batch) reject(cause)
    }
  }

  return {
    async request(call) {
      const answer = await new Promise<Answer | undefined>((resolve, reject) => {
        queue.push({ call, resolve, reject })
        if (queue.length === 1) setTimeout(() => void flush(), 0)
        else if (queue.length === mostCalls) void flush()
      })
      if (answer?.error) throw answer.error
      if (answer?.result === undefined) throw malformedAnswer({ what: call.method })
      return answer.result
    },
  }
}
