import { noteRefusal, type PairingContext, pairingConnectorId } from '@latchkey/core'
import { sessionExpired } from '@latchkey/protocol'
import type { PairingOptions } from './PairingOptions'
import { buildProviderConfig } from './provider/buildProviderConfig'
import { createUniversalProvider, type UniversalProvider } from './provider/createUniversalProvider'
import { createRelayClient } from './relay/createRelayClient'
import { createSigner, type Signer } from './session/createSigner'
import { openSignerStore } from './store/openSignerStore'
import { tellOfSessions } from './tellOfSessions'

/** The pairing client of an instance. */
export type OpenPairing = {
  readonly provider: UniversalProvider
  /** @throws requestNotFound, relayUnreachable, relayRefused */
  resend(id: number): Promise<void>
  /** @throws requestNotFound */
  cancel(id: number): Promise<void>
  close(): void
}

/** Creates the pairing client of an instance. It connects to the relay on first use. */
export function openPairing(context: PairingContext, options: PairingOptions): OpenPairing {
  const { host, getState, logger } = context
  const { gateway, metadata } = context.options
  const projectId = options.projectId ?? context.options.projectId ?? ''
  const { now, setTimer, storage, onStorageChange } = host
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
  let close: () => void = () => undefined
  let opened: Signer | undefined
  const provider = createUniversalProvider({
    async openSigner() {
      const store = openSignerStore(storage)
      const urls = options.relays ?? (gateway ? [relayOf(gateway)] : [])
      const relay = createRelayClient({
        urls,
        projectId,
        seed: store.seed(randomBytes),
        now,
        setTimer,
        random: Math.random,
      })
      const signer = createSigner({
        relay,
        store,
        metadata,
        now,
        setTimer,
        randomBytes,
        onStorageChange,
        // The site that receives the signature checks it, with the chain's nodes for a smart account.
        isContractSignature: async () => Boolean(context.live?.oneClick),
      })
      opened = signer
      const telling = tellOfSessions(context, signer, { ...options, topics: () => provider.topics() })
      let isClosed = false
      close = () => {
        isClosed = true
        telling.stop()
        signer.stop()
        void relay.close()
      }
      await telling.begun
      if (isClosed) return signer
      // Stored sessions are known at once; an unreachable relay must not delay the page.
      signer.start().catch((cause: unknown) => {
        logger.warn("The relay doesn't answer yet", cause)
        noteRefusal(context, cause)
      })
      return signer
    },
    oneClick: async () => context.live?.oneClick?.() ?? null,
    config: () => buildProviderConfig(getState().network.networks),
    isHeld: (namespace) =>
      getState().connect.rows.some(
        (row) => row.namespace === namespace && row.connectorId === pairingConnectorId,
      ),
    fetch: host.fetch,
    now,
    storage,
    gateway,
    projectId,
  })
  // [WC-9] For a stored session that has expired, and for one that expires while the page is open.
  provider.on('session_expire', () => noteRefusal(context, sessionExpired()))
  return {
    provider,
    // A request id comes from the client, so the client is open.
    resend: async (id) => opened?.resend(id),
    cancel: async (id) => opened?.cancel(id),
    close: () => close(),
  }
}

/** The gateway's own relay. */
function relayOf(gateway: string): string {
  return `${gateway.replace(/^http/i, 'ws').replace(/\/$/, '')}/relay`
}
