/** Something that answers requests, without a socket. */
export type Answerer = (request: Request) => Promise<Response> | Response

/** A browser as a back end sees it: it keeps cookies, and says which page asks. */
export type Client = {
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>
  /** The cookie it sends; a test may set a stolen or forged one. */
  cookie: string
  /** The last cookie that was set, with its attributes. */
  setCookie: string
}

/** The response. */
export type Answer = { readonly status: number; readonly body: unknown }

/** Opens a browser without cookies. */
export function openClient(answer: Answerer, origin: string): Client {
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const headers = { ...(client.cookie ? { cookie: client.cookie } : {}), ...init.headers }
    const response = await answer(new Request(new URL(path, origin), { ...init, headers }))
    const [set] = response.headers.getSetCookie()
    if (set !== undefined) {
      client.setCookie = set
      const [pair = ''] = set.split(';', 1)
      client.cookie = pair.endsWith('=') ? '' : pair
    }
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, body: isJson ? await response.json() : null }
  }
  const client: Client = {
    cookie: '',
    setCookie: '',
    get: (path) => send(path, {}),
    post: (path, body = {}, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' || body instanceof ReadableStream ? body : JSON.stringify(body),
        ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
      }),
  }
  return client
}
