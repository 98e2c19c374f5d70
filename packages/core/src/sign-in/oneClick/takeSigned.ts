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

/** How long a session may take to be verified and stored: a node or a server may have to be asked. */
const limitMs = 30_000

/** What was asked, and who keeps what comes of it. */
export type Asked = {
  readonly config: SignInConfig
  readonly data: SignInData
  readonly chains: readonly NetworkId[]
  /** Whether the pairing was given up meanwhile. */
  readonly signal?: AbortSignal | undefined
}

/**
 * [WC-8] [SIW-2] Stores what a wallet signed along with its connection, which waits for it.
 * What nobody waits for any more does not stay: no server is to have a session of an account that the page never showed.
 * @throws requestTimeout, connectCancelled, signInFailed, and the kinds of whoever verifies
 */
export async function takeSigned(
  latchkey: Latchkey,
  asked: Asked,
  signed: readonly SignedAlong[],
): Promise<void> {
  const { host, live, getState } = latchkey
  const { config, signal } = asked
  const network = asked.chains[0] ?? asked.data.chainId
  // Which kind of account it is nobody has said yet.
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
    // After all that is being done with what is stored, for a wallet that was connected before say.
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
      // The others are to go all the same.
      logger.warn('A session that nobody waits for could not be ended', cause)
    }
}
