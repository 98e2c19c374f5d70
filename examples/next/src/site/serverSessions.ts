import type { SignInSession, SignInStorage } from 'latchkey/siwx'

/** Sessions that the site's own server keeps; the cookie that names them never comes to the page. */
export function serverSessions(): SignInStorage {
  const list = async (): Promise<readonly SignInSession[]> => (await ask('/api/sessions')).json()
  const add = async (session: SignInSession) => {
    await ask('/api/sign-in', session)
  }
  const remove = async ({ data }: SignInSession) => {
    await ask(`/api/sign-out?account=${encodeURIComponent(`${data.chainId}:${data.accountAddress}`)}`, {})
  }
  const get = async (chainId: string, address: string) => {
    // Wallets write the same EVM address in small letters or in both.
    const plain = (text: string) => (chainId.startsWith('eip155:') ? text.toLowerCase() : text)
    const isOf = ({ data }: SignInSession) =>
      data.chainId === chainId && plain(data.accountAddress) === plain(address)
    return (await list()).filter(isOf)
  }
  return {
    // The server checks each signature before it keeps a session, so the page need not.
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

/** The server has said no. */
class SignInRefused extends Error {
  override readonly name = 'SignInRefused'
}
