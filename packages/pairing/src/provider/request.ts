import { connectFirst, isRecord, namespaceNotConfigured } from '@latchkey/protocol'
import type { Session } from '../store/SignerState'
import { askWallet } from './askWallet'
import { currentAccounts } from './currentAccounts'
import { currentChain } from './currentChain'
import { findSessionOf } from './findSessionOf'
import { leaveSession } from './leaveSession'
import { loadCalls } from './loadCalls'
import { ownValue } from './ownValue'
import type { ProviderCall } from './ProviderCall'
import type { ProviderContext, ProviderSigner } from './ProviderContext'
import { pair } from './pair'
import { toHexChain } from './toHexChain'

/** A call with an optional chain. */
export type RequestInput = Omit<ProviderCall, 'chain'> & { readonly chain?: string | undefined }

type Answer = (
  context: ProviderContext,
  signer: ProviderSigner,
  session: Session,
  call: ProviderCall,
) => Promise<unknown>

/** Revoking `eth_accounts` disconnects the family; other uses of this method are ERC-7715's. */
const revoke: Answer = async (context, signer, session, call) => {
  const [permission] = Array.isArray(call.params) ? call.params : []
  if (!isRecord(permission) || !Object.hasOwn(permission, 'eth_accounts'))
    return askWallet(signer, session, call)
  await leaveSession(context, signer, session, call.namespace)
  return null
}

const shown: Answer = async (context, _signer, session, { namespace }) =>
  currentAccounts(context, namespace, session)
const shownKeys: Answer = async (context, _signer, session, { namespace }) =>
  currentAccounts(context, namespace, session).map((pubkey) => ({ pubkey }))

/** Methods with their own handling. The first nine never wake the wallet. */
const answers: { readonly [method: string]: Answer } = {
  eth_accounts: shown,
  eth_requestAccounts: shown,
  eth_chainId: async (_context, _signer, _session, { chain }) => toHexChain(chain),
  solana_getAccounts: shownKeys,
  solana_requestAccounts: shownKeys,
  polkadot_getAccounts: shown,
  polkadot_requestAccounts: shown,
  bip122_getAccounts: shown,
  bip122_requestAccounts: shown,
  wallet_switchEthereumChain: async (...all) => (await loadCalls()).wallet_switchEthereumChain(...all),
  wallet_addEthereumChain: (_context, signer, session, call) =>
    askWallet(signer, session, { ...call, isAnywhere: true }),
  wallet_getCapabilities: async (...all) => (await loadCalls()).wallet_getCapabilities(...all),
  wallet_sendCalls: async (...all) => (await loadCalls()).wallet_sendCalls(...all),
  wallet_getCallsStatus: async (...all) => (await loadCalls()).wallet_getCallsStatus(...all),
  wallet_revokePermissions: revoke,
}

/** Methods that start a pairing when there's no session. */
const openers = /^(eth|solana|polkadot|bip122)_requestAccounts$/
/** Answers without a session. */
const unconnected: { readonly [method: string]: (context: ProviderContext) => unknown } = {
  eth_accounts: () => [],
  solana_getAccounts: () => [],
  polkadot_getAccounts: () => [],
  bip122_getAccounts: () => [],
  eth_chainId: (context) => toHexChain(currentChain(context, 'eip155', null)),
}

/** Signatures valid on every chain: a wallet can give one even on a chain that it didn't grant. */
const chainless = ['personal_sign', 'eth_sign']

/** Requested from wallets by default, but a node can do it too. */
const nodesOwn = ['eth_sendRawTransaction']

/** [WC-6] Whether a call goes to the wallet: it granted the method, or the site requested it and a node can't do it. */
function isForWallet(session: Session, { namespace, method }: ProviderCall): boolean {
  const listed = (all: { readonly [key: string]: { readonly methods: readonly string[] } }) =>
    Object.keys(all).some(
      (key) => (key === namespace || key.startsWith(`${namespace}:`)) && all[key]?.methods.includes(method),
    )
  return listed(session.namespaces) || (listed(session.optionalNamespaces) && !nodesOwn.includes(method))
}

/**
 * [WC-6] [WC-7] Handles a call in one family: answers it, sends it to the wallet, or asks a node.
 * @throws connectFirst, namespaceNotConfigured, sessionExpired, signClientNotInitialized and what the wallet or node throws
 */
export async function request(context: ProviderContext, input: RequestInput): Promise<unknown> {
  const { namespace, method } = input
  const signer = await context.signer()
  let session = findSessionOf(context, signer, namespace)
  if (!session && openers.test(method)) {
    await pair(context, { namespace })
    session = findSessionOf(context, signer, namespace)
  }
  if (!session) {
    const answer = ownValue(unconnected, method)
    if (answer) return answer(context)
    throw signer.sessions().length === 0 ? connectFirst() : namespaceNotConfigured({ namespace })
  }
  const chain = input.chain ?? currentChain(context, namespace, session)
  const call: ProviderCall = { ...input, chain }
  const answer = ownValue(answers, method)
  // A built-in answer belongs to one family: `eth` and `wallet` are EVM prefixes, others have their own.
  const isOwn = /^(eth|wallet)_/.test(method) ? namespace === 'eip155' : method.startsWith(`${namespace}_`)
  if (answer && isOwn) return answer(context, signer, session, call)
  const isAnywhere = input.chain === undefined && chainless.includes(method)
  if (isForWallet(session, call)) return askWallet(signer, session, { ...call, isAnywhere })
  const { askNode } = await loadCalls()
  return askNode(context, chain, { method, params: input.params ?? [] })
}
