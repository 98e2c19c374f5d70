import {
  httpStatus,
  isLatchkeyError,
  loginEnded,
  networkFailure,
  requestTimeout,
  signInUnverifiable,
} from '@latchkey/protocol'
import { number, object, parse, string } from 'valibot'
import type { FrameServices } from '../../FrameServices'
import type { Attempt } from '../../login/Attempt'
import type { SocialIdentity } from '../clients/SocialIdentity'
import type { Farcaster } from './createFarcaster'
import { farcasterAnswer } from './FarcasterAnswer'
import { verifyFarcaster } from './verifyFarcaster'

type Services = Pick<FrameServices, 'database' | 'limiter' | 'wakeUps' | 'metrics' | 'log' | 'now'>
type Channel = { readonly nonce: string; readonly channelToken: string; readonly answer: unknown }
type Settled<Value> = { readonly value: Value } | { readonly fault: unknown }

const stored = object({ siweUri: string(), startedAt: number() })
/** Longer than the relay and the node may take together. */
const turnMs = 30_000
/** How often a process asks the relay in a second, for all visitors: relays limit each host. */
const mostPerSecond = 15
/** How often of these for one network address, so nobody uses up what the others need. */
const mostOfAddress = 5

/**
 * Asks the relay whether the Farcaster app has answered, and verifies the answer. What isn't valid ends the login. A
 * relay or node that doesn't answer changes nothing: the next request asks again.
 */
export async function askChannel(
  services: Services,
  farcaster: Farcaster,
  { known: attempt, address }: { readonly known: Attempt; readonly address: string },
): Promise<void> {
  const { database, limiter, now } = services
  if (limiter.take(`farcaster relay ${address}`, mostOfAddress, 1) > 0) return
  if (limiter.take('farcaster relay', mostPerSecond, 1) > 0) return
  // One request at a time: the relay gives an answer to the first one only.
  const [channel] = await database.query<Channel>(
    `update frame_social_logins l set asking_until = $2 from frame_attempts a
     where a.id = l.attempt_id and a.id = $1 and a.state = 'waiting' and a.expires_at > $3
       and l.channel_token is not null and (l.asking_until is null or l.asking_until <= $3)
     returning l.nonce, l.channel_token as "channelToken", l.answer`,
    [attempt.id, new Date(now() + turnMs), new Date(now())],
  )
  if (!channel) return
  try {
    await follow(services, farcaster, attempt, channel)
  } finally {
    await database.query('update frame_social_logins set asking_until = null where attempt_id = $1', [
      attempt.id,
    ])
  }
}

async function follow(
  services: Services,
  farcaster: Farcaster,
  { id, data }: Attempt,
  { nonce, channelToken, answer }: Channel,
): Promise<void> {
  const read =
    answer === null
      ? await settle(farcaster.relay.read(channelToken))
      : { value: parse(farcasterAnswer, answer) }
  if ('fault' in read) return leave(services, id, read.fault)
  if (read.value === 'pending') return
  if (read.value === 'closed') return leave(services, id, loginEnded())
  // The relay has forgotten it, and the node may be out of reach.
  await services.database.query('update frame_social_logins set answer = $2 where attempt_id = $1', [
    id,
    read.value,
  ])
  const terms = { ...parse(stored, data), nonce }
  const verified = await settle(verifyFarcaster(farcaster, read.value, terms, services.now()))
  if ('fault' in verified) return leave(services, id, verified.fault)
  await approve(services, id, verified.value)
}

async function settle<Value>(asking: Promise<Value>): Promise<Settled<Value>> {
  return asking.then(
    (value) => ({ value }),
    (fault: unknown) => ({ fault }),
  )
}

async function approve(
  { database, wakeUps, now }: Services,
  id: string,
  { issuer, subject, userName }: SocialIdentity,
): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.query(
      `update frame_social_logins set issuer = $2, subject = $3, user_name = $4, confirmed_at = $5,
         channel_token = null, answer = null
       where attempt_id = $1`,
      [id, issuer, subject, userName, new Date(now())],
    )
    await sql.query("update frame_attempts set state = 'approved' where id = $1 and state = 'waiting'", [id])
  })
  wakeUps.wake(id)
}

/** Leaves a channel for the next request if its relay or node is out of reach, or else ends its login. */
async function leave(
  { database, wakeUps, metrics, log }: Services,
  id: string,
  fault: unknown,
): Promise<void> {
  const isPassing = [httpStatus, networkFailure, requestTimeout, signInUnverifiable].some((kind) =>
    kind.is(fault),
  )
  const error = String(fault).slice(0, 500)
  if (isPassing) return log.warn({ error }, 'Could not follow a login with Farcaster')
  metrics.logins.inc({ by: 'social', outcome: isLatchkeyError(fault) ? fault.code : 'failed' })
  log.warn({ error }, 'Farcaster did not sign a visitor in')
  await database.query("update frame_attempts set state = 'ended' where id = $1 and state = 'waiting'", [id])
  wakeUps.wake(id)
}
