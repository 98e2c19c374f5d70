import { accountOf, type SignInSession } from '@latchkey/verify'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createExpiringMap } from './createExpiringMap'
import { endOf } from './endOf'

/** Who is signed in, by the cookie of their browser. A visitor may be signed in with several accounts, of any family. */
export type Sessions = {
  get(c: Context): readonly SignInSession[]
  /** Returns whether there was room. */
  add(c: Context, signedIn: SignInSession): boolean
  /** Ends the session of one account (by its CAIP-10 name), or of all. */
  remove(c: Context, account?: string): void
}

const mostAccounts = 10

/** The cookie holds only a random name, so a session ends when the server forgets it. */
export function createSessions(origin: string): Sessions {
  const known = createExpiringMap<readonly SignInSession[]>(100_000)
  const isSecure = origin.startsWith('https:')
  // Browsers accept a cookie with this prefix only from this very host, not from a neighbour.
  const name = isSecure ? '__Host-session' : 'session'

  const get = (c: Context) => {
    const accounts = known.get(getCookie(c, name) ?? '') ?? []
    return accounts.filter((one) => endOf(one) > Date.now())
  }

  // Every change creates a new name, so a stolen or planted old one is useless.
  const replace = (c: Context, accounts: readonly SignInSession[]) => {
    const id = crypto.randomUUID()
    const ends = Math.max(...accounts.map(endOf))
    // First, so a visitor who is already here always finds room.
    known.delete(getCookie(c, name) ?? '')
    if (accounts.length > 0 && !known.set(id, accounts, ends)) return false
    // No script can read or steal it, and it is only sent with requests of our own pages.
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
