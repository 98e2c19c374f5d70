import type { ShownToken } from './createTokens'
import type { Session } from './Session'

/** How long the previous token stays valid: for two tabs at once, and for a lost answer. */
const graceMs = 60_000

/** Whether a token is the newest of its session, or was until a moment ago. */
export function isNewest(session: Session, { token }: ShownToken, now: number): boolean {
  const { previousToken, tokenIssuedAt } = session
  return token === session.token || (token === previousToken && now - tokenIssuedAt.getTime() <= graceMs)
}
