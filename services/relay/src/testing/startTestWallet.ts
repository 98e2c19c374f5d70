import { isHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { followPeer } from './followPeer'
import type { Kit, Namespaces, WalletRequest } from './Kit'
import { loadKit, type WalletVersion } from './loadKit'
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
  namespaces(chains: readonly string[]): Namespaces
  stop(): Promise<void>
}

/** What a wallet does by itself. */
export type TestWalletOptions = {
  readonly version?: WalletVersion
  readonly memory?: PeerMemory
  readonly privateKey?: `0x${string}`
  readonly rejects?: boolean
  readonly chains?: readonly string[]
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
  const kit = await loadKit(version, peerOptions(relayUrl, 'wallet', memory))
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
    namespaces,
    stop: followPeer(kit.core),
  }
}
