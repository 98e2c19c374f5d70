import { isLatchkeyError, type SocialProvider, socialUnavailable } from '@latchkey/protocol'
import { hashToken, newToken } from '../config/hashToken'
import type { FrameServices } from '../FrameServices'
import { takeAnswer } from './takeAnswer'

/** What the window does with a provider's answer. */
export type Accepted = {
  /** The origin that started the login: the only one that may get the result. */
  readonly origin: string
  /** Proof for the page that started, useless without its key. Missing if the provider refused. */
  readonly code?: string
}

/** The answer of a provider: in an address, or in a form that the browser posted. */
export type ProviderAnswer = { readonly answer: URL | Request; readonly state: string }

/**
 * [FRM-6] Turns a provider's answer into a code that finishes the login. A visitor who declines, and an answer that the
 * checks refuse, end the login. @throws loginEnded, socialUnavailable
 */
export async function acceptAnswer(
  services: Pick<FrameServices, 'database' | 'socials' | 'wakeUps' | 'metrics' | 'log' | 'now'>,
  provider: SocialProvider,
  { answer, state }: ProviderAnswer,
): Promise<Accepted> {
  const { database, socials, wakeUps, metrics, log } = services
  const client = socials.get(provider)
  if (!client) throw socialUnavailable({ provider })
  const { attempt, origin, nonce, verifier } = await takeAnswer(services, provider, state)
  try {
    const { issuer, subject, userName, email } = await client.finish(answer, { state, nonce, verifier })
    const code = newToken()
    await database.transaction(async (sql) => {
      await sql.query(
        `update frame_social_logins set issuer = $2, subject = $3, user_name = $4, email = $5, code_hash = $6
         where attempt_id = $1`,
        [
          attempt,
          issuer,
          subject,
          userName?.slice(0, 200) ?? null,
          email?.slice(0, 300) ?? null,
          hashToken(code),
        ],
      )
      await sql.query("update frame_attempts set state = 'approved' where id = $1 and state = 'waiting'", [
        attempt,
      ])
    })
    return { origin, code }
  } catch (error) {
    metrics.logins.inc({ by: 'social', outcome: isLatchkeyError(error) ? error.code : 'failed' })
    log.warn({ provider, error: causeOf(error) }, 'A provider did not sign a visitor in')
    await database.query("update frame_attempts set state = 'ended' where id = $1", [attempt])
    wakeUps.wake(attempt)
    return { origin }
  }
}

function causeOf(error: unknown): string {
  const { cause = error } = error instanceof Error ? error : {}
  return String(cause).slice(0, 500)
}
