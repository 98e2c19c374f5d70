import { setTimeout as sleep } from 'node:timers/promises'

/** Calls a command. @throws with the driver's message */
export type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** A session of classic WebDriver. */
export type Session = {
  readonly call: Call
  /** Calls commands in one of its windows. */
  in(window: string): Call
}

/** Waits for a WebDriver server and opens its one session. */
export async function openSession(server: string, capabilities: object): Promise<Session> {
  await untilReady(server)
  const { sessionId } = (await send('POST', `${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string }
  const call: Call = (method, path, body) => send(method, `${server}/session/${sessionId}${path}`, body)
  let current: string | null = null
  let last: Promise<unknown> = Promise.resolve()
  return {
    call,
    in: (window) => (method, path, body) => {
      const answer = async () => {
        if (current !== window) await call('POST', '/window', { handle: window })
        current = window
        return call(method, path, body)
      }
      // There is one current window, so commands run one by one.
      const next = last.then(answer, answer)
      last = next
      return next
    },
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new TypeError(`${method} ${new URL(url).pathname}: ${error}: ${message}`)
}

async function untilReady(server: string): Promise<void> {
  for (const until = Date.now() + 20_000; ; ) {
    try {
      await send('GET', `${server}/status`)
      return
    } catch (cause) {
      if (Date.now() > until) throw new TypeError(`No WebDriver answers at ${server}`, { cause })
      await sleep(50)
    }
  }
}
