import {
  connectCancelled,
  isLatchkeyError,
  type NetworkId,
  type SignInData,
  type SignInSession,
  signInFailed,
} from '@latchkey/protocol'
import { track } from '../../events/track'
import { withTimeout } from '../../http/withTimeout'
import type { Latchkey } from '../../Latchkey'
import { hideNotice, showNotice } from '../../modal/showNotice'
import type { SignedAlong } from '../../pairing/OneClick'
import type { SignInConfig } from '../SignInConfig'
import { toSession } from './toSession'

/** How long verifying and storing a session may take, often with a node or a server. */
const limitMs = 30_000

/** What the wallet was asked to sign, and where the session goes. */
export type Asked = {
  readonly config: SignInConfig
  readonly data: SignInData
  readonly chains: readonly NetworkId[]
  /** Aborts when the pairing is cancelled. */
  readonly signal?: AbortSignal | undefined
}

/**
 * [WC-8] [SIW-2] Stores what a wallet signed along with its connection, which waits for it. A session that nobody waits
 * for any more is removed, so no server keeps a session for an account that the page never showed.
 * @throws requestTimeout, connectCancelled, signInFailed, and the kinds of the verifier
 */
export async function takeSigned(
  latchkey: Latchkey,
  asked: Asked,
  signed: readonly SignedAlong[],
): Promise<void> {
  const { host, live, getState } = latchkey
  const { config, signal } = asked
  const network = asked.chains[0] ?? asked.data.chainId
  // The kind of account isn't known yet.
  const isSmartAccount = signed.some(({ cacao }) => cacao.s.t === 'eip1271')
  const message = 'Authenticating...'
  let isGivenUp = false
  showNotice(latchkey, { message, variant: 'loading' })
  try {
    const sessions = signed.map((one) => toSession(asked, one))
    const store = async () => {
      await config.setSessions(sessions)
      if (!isGivenUp && !signal?.aborted) return
      await takeBack(latchkey, config, sessions)
      throw connectCancelled()
    }
    // After all pending changes of stored sessions.
    await (live.signIn?.change(limitMs, store) ?? withTimeout({ host, ms: limitMs }, store))
    track(latchkey, 'SIWX_AUTH_SUCCESS', { network: sessions[0]?.data.chainId ?? network, isSmartAccount })
  } catch (cause) {
    isGivenUp = true
    track(latchkey, 'SIWX_AUTH_ERROR', { network, isSmartAccount })
    throw isLatchkeyError(cause) ? cause : signInFailed({}, { cause })
  } finally {
    if (getState().modal.notice?.message === message) hideNotice(latchkey)
  }
}

async function takeBack(
  { logger }: Latchkey,
  config: SignInConfig,
  sessions: readonly SignInSession[],
): Promise<void> {
  for (const { data } of sessions)
    try {
      await config.revokeSession(data.chainId, data.accountAddress)
    } catch (cause) {
      // Revoke the others anyway.
      logger.warn('Could not end a session of a cancelled pairing', cause)
    }
}
