import { sessionNotFound, walletTimeout } from '@latchkey/protocol'
import { methodRules } from '../message/methodRules'
import { publishMessage } from '../message/publishMessage'
import { findSession } from './findSession'
import type { SignerContext } from './SignerContext'

const limitMs = 30_000

/** Pings the wallet. Many wallets never answer, so a timeout doesn't end the session. @throws sessionNotFound, walletTimeout, relayUnreachable, relayRefused */
export async function ping(context: SignerContext, topic: string): Promise<void> {
  const stored = findSession(context, topic)
  if (!stored) throw sessionNotFound({ topic })
  const id = context.nextId()
  const answer = new Promise<unknown>((resolve, reject) => {
    context.answers.set(id, { topic, resolve, reject, expiry: Number.POSITIVE_INFINITY })
  })
  const stopTimer = context.setTimer(() => context.answers.get(id)?.reject(walletTimeout()), limitMs)
  const options = methodRules.wc_sessionPing.request
  try {
    const sent = publishMessage(
      context,
      { topic, symKey: stored.symKey },
      { id, method: 'wc_sessionPing', params: {}, options },
    )
    await Promise.all([sent, answer])
  } finally {
    stopTimer()
    context.answers.delete(id)
  }
}
