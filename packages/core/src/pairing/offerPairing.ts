import { connectFailed, isLatchkeyError, type Namespace } from '@latchkey/protocol'
import { awaitConnector } from '../connect/awaitConnector'
import { cancelConnect } from '../connect/cancelConnect'
import { connect } from '../connect/connect'
import { joinFamilies } from '../connect/joinFamilies'
import { wantedFamily } from '../connect/wantedFamily'
import type { Latchkey } from '../Latchkey'
import { isPairingExpired, pairingLifetimeMs, pairingSpareMs } from './isPairingExpired'
import { noteRefusal } from './noteRefusal'
import { type PairingProvider, pairingConnectorId } from './PairingProvider'
import { pairingAsked, pairingFailed, pairingSettled, uriCame } from './transitions'

/** The connector is ready as soon as the search for wallets starts. */
const connectorLimitMs = 1_000

/**
 * [WC-1] [WC-2] Offers a pairing while the view is open: a fresh URI is reused, and an expiring one is
 * replaced. Ends when a wallet has approved or the pairing failed, as the state says. Returns a function that
 * stops; a wallet that is about to approve may still do so.
 */
export function offerPairing(latchkey: Latchkey, namespace: Namespace): () => void {
  const { store, host } = latchkey
  let isOver = false
  let isRenewing = false
  let stop = () => {
    isOver = true
  }
  const offer = async () => {
    const wanted = { connectorId: pairingConnectorId, namespace }
    const { provider } = await awaitConnector(latchkey, { ...wanted, limitMs: connectorLimitMs })
    const { siwx, siweConfig } = latchkey.options
    // [WC-8] The visitor can sign in with the same approval.
    if (siwx || siweConfig) (await import('../sign-in/oneClick/askOneClick')).offerOneClick(latchkey)
    if (isOver) return
    const pairing = provider as PairingProvider
    let stopTimer: () => void = () => undefined
    const renewAt = (expiresAt: number) => {
      stopTimer()
      stopTimer = host.setTimer(renew, expiresAt - pairingSpareMs - host.now())
    }
    const renew = () => {
      isRenewing = true
      // This isn't a failure: the cancelled request no longer counts.
      latchkey.live.attempts.delete(namespace)
      pairing.abortPairingAttempt()
    }
    const show = (uri: string) => {
      const expiresAt = host.now() + pairingLifetimeMs
      store.send(uriCame, { uri, expiresAt })
      renewAt(expiresAt)
    }
    const leave = () => {
      isOver = true
      stopTimer()
      pairing.removeListener('display_uri', show)
    }
    stop = () => {
      leave()
      cancelConnect(latchkey, namespace)
    }
    pairing.on('display_uri', show)
    const known = store.getState().pairing
    const isKept = known?.status === 'connecting' && !isPairingExpired(known, host.now())
    if (isKept && known.expiresAt) renewAt(known.expiresAt)
    store.send(pairingAsked, { isKept })
    const isNarrow = wantedFamily(latchkey.getState()) !== undefined
    for (;;) {
      try {
        await connect(latchkey, wanted)
        store.send(pairingSettled)
        leave()
        // [CON-13] A visitor who was sent to one family gets no other.
        if (!isNarrow) await joinFamilies(latchkey, wanted)
        return
      } catch (cause) {
        if (isOver) return
        if (!isRenewing) {
          leave()
          throw cause
        }
        isRenewing = false
        store.send(pairingAsked, { isKept: false })
      }
    }
  }
  offer().catch((cause: unknown) => {
    const error = isLatchkeyError(cause) ? cause : connectFailed({ reason: String(cause) }, { cause })
    noteRefusal(latchkey, error)
    if (!isOver || store.getState().pairing?.status === 'connecting') store.send(pairingFailed, error)
  })
  return () => stop()
}
