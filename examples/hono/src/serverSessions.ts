import type { SignInSession, SignInStorage } from 'latchkey/siwx'

/** Sessions that the site's own server keeps; the page never sees the cookie. */
export function serverSessions(): SignInStorage {
  const list = async (): Promise<readonly SignInSession[]> => (await ask('/api/sessions')).json()
  const add = async (session: SignInSession) => {
    await ask('/api/sign-in', session)
  }
  const remove = async ({ data }: SignInSession) => {
    await ask(`/api/sign-out?account=${encodeURIComponent(`${data.chainId}:${data.accountAddress}`)}`, {})
  }
  const get = async (chainId: string, address: string) => {
    // Wallets write the same EVM address in lower or mixed case.
    const plain = (text: string) => (chainId.startsWith('eip155:') ? text.toLowerCase() : text)
    const isOf = ({ data }: SignInSession) =>
      data.chainId === chainId && plain(data.accountAddress) === plain(address)
    return (await list()).filter(isOf)
  }
  return {
    // The server verifies each signature before it stores a session, so the page needn't.
    verifies: true,
    getNonce: async () => (await (await ask('/api/nonce')).json()).nonce,
    add,
    async set(sessions) {
      const before = await list()
      const isIn = (all: readonly SignInSession[]) => (session: SignInSession) =>
        all.some(({ signature }) => signature === session.signature)
      for (const session of before) if (!isIn(sessions)(session)) await remove(session)
      for (const session of sessions) if (!isIn(before)(session)) await add(session)
    },
    get,
    async delete(chainId, address) {
      for (const session of await get(chainId, address)) await remove(session)
    },
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(path, body === undefined ? {} : sent)
  if (answer.ok) return answer
  throw new SignInRefused(await answer.text())
}

/** The server rejected the request. */
class SignInRefused extends Error {
  override readonly name = 'SignInRefused'
}
