import type { ShownToken } from './createTokens'
import type { Session } from './Session'

/** How long the token before the newest is as good: for two tabs at once, and for an answer that was lost. */
const graceMs = 60_000

/** Whether a token is the newest of its session, or was so a moment ago. */
export function isNewest(session: Session, { token }: ShownToken, now: number): boolean {
  const { previousToken, tokenIssuedAt } = session
  return token === session.token || (token === previousToken && now - tokenIssuedAt.getTime() <= graceMs)
}
