import { defineItem, type SignInSession, signInSessionSchema } from '@latchkey/protocol'
import { safeParse } from 'valibot'
import type { SignInContext } from '../SignInContext'
import type { SignInStorage } from '../SignInStorage'
import { holdSessions } from './holdSessions'

/** Entries that aren't sessions are skipped, and removed with the next change. */
function parseList(text: string): readonly SignInSession[] | undefined {
  const json: unknown = JSON.parse(text)
  if (!Array.isArray(json)) return undefined
  return json.flatMap((entry) => {
    const read = safeParse(signInSessionSchema, entry)
    return read.success ? [read.output] : []
  })
}

/** [SIW-6] The list of sessions, at `@latchkey/siwx`. */
const sessionsItem = /* @__PURE__ */ defineItem<readonly SignInSession[]>({
  key: 'siwx',
  as: { decode: parseList, encode: (sessions) => JSON.stringify(sessions) },
  initial: [],
})

/** The code behind `localSessions()`. */
export function openLocalSessions({
  host,
  storage,
}: Pick<SignInContext, 'host' | 'storage'>): Pick<SignInStorage, 'add' | 'set' | 'get' | 'delete'> {
  return holdSessions({
    read: () => storage.get(sessionsItem),
    write: (sessions) =>
      sessions.length > 0 ? storage.set(sessionsItem, sessions) : storage.remove(sessionsItem),
    now: host.now,
  })
}
