import { accountOf, type SignInSession } from '@latchkey/verify'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createExpiringMap } from './createExpiringMap'
import { endOf } from './endOf'

/** Who is signed in, by the cookie of their browser. A visitor may be so with several accounts, one of each family. */
export type Sessions = {
  get(c: Context): readonly SignInSession[]
  /** Says whether there was room. */
  add(c: Context, signedIn: SignInSession): boolean
  /** Ends the session of one account (by its CAIP-10 name), or of all. */
  remove(c: Context, account?: string): void
}

const mostAccounts = 10

/** The cookie holds nothing but a random name, so that a session is over when the server forgets it. */
export function createSessions(origin: string): Sessions {
  const known = createExpiringMap<readonly SignInSession[]>(100_000)
  const isSecure = origin.startsWith('https:')
  // Browsers take a cookie of such a name from this very host only, not from one beside it.
  const name = isSecure ? '__Host-session' : 'session'

  const get = (c: Context) => {
    const accounts = known.get(getCookie(c, name) ?? '') ?? []
    return accounts.filter((one) => endOf(one) > Date.now())
  }

  // Every change gives a new name: whoever knew the old one, or planted it, has nothing.
  const replace = (c: Context, accounts: readonly SignInSession[]) => {
    const id = crypto.randomUUID()
    const ends = Math.max(...accounts.map(endOf))
    // First of all, so that whoever is here already always finds room.
    known.delete(getCookie(c, name) ?? '')
    if (accounts.length > 0 && !known.set(id, accounts, ends)) return false
    // No script can read it, so none can take it away; and it comes with requests of our own pages only.
    const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure: isSecure } as const
    if (accounts.length === 0) deleteCookie(c, name, options)
    else setCookie(c, name, id, { ...options, expires: new Date(ends) })
    return true
  }

  const without = (c: Context, account: string) =>
    get(c).filter((one) => accountOf(one.data) !== accountOf(account))
  return {
    get,
    add: (c, signedIn) =>
      replace(c, [...without(c, accountOf(signedIn.data)), signedIn].slice(-mostAccounts)),
    remove: (c, account) => void replace(c, account ? without(c, account) : []),
  }
}
