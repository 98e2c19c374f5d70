import { connectFirst, namespaceNotConfigured } from '@latchkey/protocol'
import { isRecord } from '../message/isRecord'
import type { Session } from '../store/SignerState'
import { askWallet } from './askWallet'
import { currentAccounts } from './currentAccounts'
import { currentChain } from './currentChain'
import { findSessionOf } from './findSessionOf'
import { leaveSession } from './leaveSession'
import { loadCalls } from './loadCalls'
import { ownValue } from './ownValue'
import type { ProviderCall } from './ProviderCall'
import type { ProviderContext } from './ProviderContext'
import type { ProviderSigner } from './ProviderSigner'
import { pair } from './pair'
import { toHexChain } from './toHexChain'

/** A call whose chain may be left to the provider. */
export type RequestInput = Omit<ProviderCall, 'chain'> & { readonly chain?: string | undefined }

type Answer = (
  context: ProviderContext,
  signer: ProviderSigner,
  session: Session,
  call: ProviderCall,
) => Promise<unknown>

/** Giving the permission to see the accounts back ends the session for the family; all else of this name is ERC-7715's. */
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

/** What is not simply passed on; the wallet is woken for none of the first nine. */
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

/** Who asks for accounts before there is a session wants one. */
const openers = /^(eth|solana|polkadot|bip122)_requestAccounts$/
/** What is known without one. */
const unconnected: { readonly [method: string]: (context: ProviderContext) => unknown } = {
  eth_accounts: () => [],
  solana_getAccounts: () => [],
  polkadot_getAccounts: () => [],
  bip122_getAccounts: () => [],
  eth_chainId: (context) => toHexChain(currentChain(context, 'eip155', null)),
}

/** A signature of these is good on every chain; a wallet that went to a chain without granting it can still give one. */
const chainless = ['personal_sign', 'eth_sign']

/** Asked of wallets by default; where one does not do it, a node does. */
const nodesOwn = ['eth_sendRawTransaction']

/** [WC-6] Whether a call is the wallet's: what it granted, and what was asked of it and is none of a node's own. */
function isForWallet(session: Session, { namespace, method }: ProviderCall): boolean {
  const listed = (all: { readonly [key: string]: { readonly methods: readonly string[] } }) =>
    Object.keys(all).some(
      (key) => (key === namespace || key.startsWith(`${namespace}:`)) && all[key]?.methods.includes(method),
    )
  return listed(session.namespaces) || (listed(session.optionalNamespaces) && !nodesOwn.includes(method))
}

/**
 * [WC-6] [WC-7] One call in one family of chains: answered here, sent to the wallet, or asked of a node.
 * @throws connectFirst, namespaceNotConfigured, sessionExpired, signClientNotInitialized and what the one asked throws
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
  // What is answered here belongs to one family: `eth` and `wallet` are EVM's prefixes, the others have their own.
  const isOwn = /^(eth|wallet)_/.test(method) ? namespace === 'eip155' : method.startsWith(`${namespace}_`)
  if (answer && isOwn) return answer(context, signer, session, call)
  const isAnywhere = input.chain === undefined && chainless.includes(method)
  if (isForWallet(session, call)) return askWallet(signer, session, { ...call, isAnywhere })
  const { askNode } = await loadCalls()
  return askNode(context, chain, { method, params: input.params ?? [] })
}
