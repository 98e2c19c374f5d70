import type { SignInSession } from '@latchkey/verify'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { accountOf } from './accountOf'
import { createExpiringMap } from './createExpiringMap'
import { endOf } from './endOf'

/** Who is signed in, by the cookie of their browser. A visitor may be so with several accounts, one of each family. */
export type Sessions = {
  get(c: Context): readonly SignInSession[]
  add(c: Context, signedIn: SignInSession): void
  /** Ends the session of one account, or of all. */
  remove(c: Context, account?: string): void
}

const name = 'session'

/** The cookie holds nothing but a random name, so that a session is over when the server forgets it. */
export function createSessions(origin: string): Sessions {
  const known = createExpiringMap<readonly SignInSession[]>(100_000)

  const get = (c: Context) => {
    const accounts = known.get(getCookie(c, name) ?? '') ?? []
    return accounts.filter((one) => endOf(one) > Date.now())
  }

  // Every change gives a new name: whoever knew the old one, or planted it, has nothing.
  const replace = (c: Context, accounts: readonly SignInSession[]) => {
    known.take(getCookie(c, name) ?? '')
    if (accounts.length === 0) return void deleteCookie(c, name, { path: '/' })
    const id = crypto.randomUUID()
    const ends = Math.max(...accounts.map(endOf))
    known.set(id, accounts, ends)
    return setCookie(c, name, id, {
      path: '/',
      // No script can read it, so none can take it away.
      httpOnly: true,
      // It comes with requests of our own pages only.
      sameSite: 'Strict',
      secure: origin.startsWith('https:'),
      expires: new Date(ends),
    })
  }

  const without = (c: Context, account: string) => get(c).filter((one) => accountOf(one) !== account)
  return {
    get,
    add: (c, signedIn) => replace(c, [...without(c, accountOf(signedIn)), signedIn]),
    remove: (c, account) => replace(c, account ? without(c, account) : []),
  }
}
