import { isSameAddress, type SignInSession } from '@latchkey/protocol'
import type { SignInStorage } from '../SignInStorage'

/** More accounts than anyone signs in with; the oldest are dropped. */
const mostSessions = 50

/** A session storage backed by a list, with one session per account and network. */
export function holdSessions({
  read,
  write,
  now,
}: {
  read(): readonly SignInSession[]
  write(sessions: readonly SignInSession[]): void
  now(): number
}): Pick<SignInStorage, 'add' | 'set' | 'get' | 'delete'> {
  const isOf = (chainId: string, address: string, { data }: SignInSession) =>
    data.chainId === chainId && isSameAddress(chainId.split(':')[0] ?? '', data.accountAddress, address)
  const isOver = ({ data: { expirationTime } }: SignInSession) =>
    expirationTime !== undefined && !(Date.parse(expirationTime) > now())
  const without = (chainId: string, address: string) =>
    read().filter((session) => !isOf(chainId, address, session) && !isOver(session))
  return {
    async add(session) {
      const { chainId, accountAddress } = session.data
      write([session, ...without(chainId, accountAddress)].slice(0, mostSessions))
    },
    async set(sessions) {
      write(sessions.slice(0, mostSessions))
    },
    async get(chainId, address) {
      const all = read()
      const current = all.filter((session) => !isOver(session))
      // Nobody asks for an expired session again, so it would stay here forever.
      if (current.length < all.length) write(current)
      return current.filter((session) => isOf(chainId, address, session))
    },
    async delete(chainId, address) {
      write(without(chainId, address))
    },
  }
}
