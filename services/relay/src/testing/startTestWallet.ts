import { setTimeout as wait } from 'node:timers/promises'
import { isHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { followPeer } from './followPeer'
import type { Kit, Namespaces, WalletRequest } from './Kit'
import { loadKit, type WalletVersion } from './loadKit'
import { loadOlderKit, type OlderWalletVersion } from './loadOlderKit'
import { createPeerMemory, type PeerMemory, peerOptions } from './peerOptions'

type Proposal = { readonly id: number; readonly params: Record<string, unknown> }

/** A wallet on the real SDK. */
export type TestWallet = {
  readonly kit: Kit
  readonly address: `0x${string}`
  readonly memory: PeerMemory
  readonly requests: readonly WalletRequest[]
  /** Received events by name, newest last. */
  readonly events: readonly string[]
  pair(uri: string): Promise<void>
  sessions(): string[]
  /**
   * Does what the visitor's next visit to the app does, for SDKs that need it. After its socket ends, core 2.17.3 (of
   * walletkit 1.1.2) tries to connect 0.1, 1, 3, 6 and 10 s later, and then never by itself: its heartbeat sends only
   * what failed to be sent, and nothing listens to whether the app is visible. It connects when the app starts, when
   * the device is online again, when the app sends something, and when the app asks for it. All of these call
   * `transportOpen`. Core 2.17.1 tries without end, and core 2.21.7 again every 5 s.
   */
  wake(): Promise<void>
  namespaces(chains: readonly string[]): Namespaces
  stop(): Promise<void>
}

/** The tested versions of the wallet SDK. */
export type TestWalletVersion = WalletVersion | OlderWalletVersion

/** What a wallet does by itself. */
export type TestWalletOptions = {
  readonly version?: TestWalletVersion
  readonly memory?: PeerMemory
  readonly privateKey?: `0x${string}`
  readonly rejects?: boolean
  readonly chains?: readonly string[]
  /** Gets requests as they come. By default the SDK holds each back until a second after the answer to the last. */
  readonly isQuick?: boolean
  /** Answers a request; signs `personal_sign` by default. */
  readonly answer?: (request: WalletRequest) => Promise<unknown>
}

const rejected = { code: 5000, message: 'User rejected.' }

/** Starts a wallet that by default approves every proposal and signs every message. */
export async function startTestWallet(
  relayUrl: string,
  options: TestWalletOptions = {},
): Promise<TestWallet> {
  const { version = '1.2.10', memory = createPeerMemory(), chains = ['eip155:1'] } = options
  const account = privateKeyToAccount(options.privateKey ?? generatePrivateKey())
  const kitOptions = {
    ...peerOptions(relayUrl, 'wallet', memory),
    signConfig: { disableRequestQueue: options.isQuick ?? false },
  }
  const kit =
    version === '1.1.2' || version === '1.2.10'
      ? await loadKit(version, kitOptions)
      : await loadOlderKit(version, kitOptions)
  const requests: WalletRequest[] = []
  const events: string[] = []
  const namespaces = (all: readonly string[]): Namespaces => ({
    eip155: {
      chains: [...all],
      accounts: all.map((chain) => `${chain}:${account.address}`),
      methods: ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4'],
      events: ['accountsChanged', 'chainChanged'],
    },
  })
  const sign = async ({ params: { request } }: WalletRequest) => {
    const text = String((request.params as readonly unknown[])[0])
    return account.signMessage({ message: isHex(text) ? { raw: text } : text })
  }
  const respond = async (request: WalletRequest) => {
    const outcome = await (options.answer ?? sign)(request).then(
      (result) => ({ result }),
      () => ({ error: rejected }),
    )
    const response = { id: request.id, jsonrpc: '2.0', ...outcome } as never
    await kit.respondSessionRequest({ topic: request.topic, response })
  }
  // Tests look at what goes wrong after a socket was cut; nobody waits for these calls.
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => events.push(`failed ${error}`))
  kit.on('session_proposal', ({ id }: Proposal) =>
    quietly(
      options.rejects
        ? kit.rejectSession({ id, reason: rejected })
        : kit.approveSession({ id, namespaces: namespaces(chains) }),
    ),
  )
  kit.on('session_request', (request: WalletRequest) => {
    requests.push(request)
    quietly(respond(request))
  })
  kit.on('session_delete', () => events.push('session_delete'))

  return {
    kit,
    address: account.address,
    memory,
    requests,
    events,
    pair: (uri) => kit.pair({ uri }),
    sessions: () => Object.keys(kit.getActiveSessions()),
    async wake() {
      const { relayer } = kit.core
      // A call while the last of the five attempts ends fails with it: the visitor tries again.
      while (version === '1.1.2' && !relayer.connected) await relayer.transportOpen().catch(() => wait(200))
    },
    namespaces,
    stop: followPeer(kit.core),
  }
}
