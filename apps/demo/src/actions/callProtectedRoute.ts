/** The answer of a route that needs a sign-in. */
export type ProtectedAnswer = {
  readonly hasToken: boolean
  readonly isGood: boolean
  readonly status: number
  /** The response body without its token, which shouldn't be on screen. */
  readonly text: string
}

const longest = 600

/** Calls the gateway's `/auth/v1/me`, with the token if there is one. */
export async function callProtectedRoute(asked: {
  readonly gateway: string
  readonly projectId: string
  readonly token: string | null
}): Promise<ProtectedAnswer> {
  const { gateway, projectId, token } = asked
  const query = new URLSearchParams({ projectId, st: 'latchkey', sv: 'html-demo' })
  const answer = await fetch(`${gateway.replace(/\/$/, '')}/auth/v1/me?${query}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    cache: 'no-store',
  })
  const body: unknown = await answer.json().catch(() => null)
  const shown = JSON.stringify(body, (name, value: unknown) => (name === 'token' ? '…' : value))
  return {
    hasToken: token !== null,
    isGood: answer.ok,
    status: answer.status,
    text: shown.slice(0, longest),
  }
}
