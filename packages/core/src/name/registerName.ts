import {
  httpStatus,
  isLatchkeyError,
  type LatchkeyError,
  nameRefusals,
  noNameSigner,
  parseNetworkId,
  postProfile,
  registerNameFailed,
  signInTokens,
  toCoinType,
  userRejected,
  writeNameMessage,
} from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { getConnector } from '../connect/getConnector'
import { track } from '../events/track'
import type { HttpClient } from '../http/HttpClient'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import { currentEntry } from '../nav/currentEntry'
import { goBack, pushView, replaceView } from '../nav/navigate'
import type { ChainAdapter } from '../ports/ChainAdapter'
import type { Connector } from '../ports/Connector'
import { keepName } from './keepName'
import { mayHaveName } from './mayHaveName'
import type { NameForm } from './NameState'
import { nameFormChanged, nameLearnt } from './nameTransitions'

const [formView, doneView] = ['RegisterAccountName', 'RegisterAccountNameSuccess'] as const

/** Who registers a name, and with which wallet. */
type Signer = {
  readonly adapter: ChainAdapter
  readonly connector: Connector
  readonly address: string
  readonly caipAddress: string
  readonly coinType: number
}

/** [NAM-3] The active account, whatever its wallet is. @throws noNameSigner, invalidChainId */
function getSigner(latchkey: Latchkey): Signer {
  const { namespace, address, caipAddress, connectorId } = getAccount(latchkey.getState())
  const connector = connectorId ? getConnector(latchkey.getState(), connectorId, namespace) : undefined
  const adapter = latchkey.adapters.get(namespace)
  if (!address || !caipAddress || !connector || !adapter || !mayHaveName(latchkey)) throw noNameSigner()
  const { chainId } = parseNetworkId(caipAddress.slice(0, caipAddress.lastIndexOf(':')))
  return { adapter, connector, address, caipAddress, coinType: toCoinType(Number(chainId)) }
}

/**
 * [NAM-2] Registers a name, given with its zone: pushes the success view, has the wallet sign, and stores the name. After a
 * failure the visitor is back at the form, which says why. @throws noNameSigner, registerNameFailed, userRejected
 */
export async function registerName(latchkey: Latchkey, name: string): Promise<string> {
  const { store, host, logger } = latchkey
  const isSmartAccount = getAccount(store.getState()).type === 'smartAccount'
  const properties = { isSmartAccount, ensName: name }
  track(latchkey, 'REGISTER_NAME_INITIATED', properties)
  store.send(nameFormChanged, { failure: null })
  try {
    const { adapter, connector, address, caipAddress, coinType } = getSigner(latchkey)
    store.send(nameLearnt, { registration: { name, caipAddress, step: 'signing' } })
    pushView(latchkey, doneView)
    const message = writeNameMessage({ name, timestamp: Math.floor(host.now() / 1_000) })
    const signature = await adapter.signMessage({ connector, address, message })
    store.send(nameLearnt, { registration: { name, caipAddress, step: 'storing' } })
    const gateway = await openFor(latchkey, address)
    const record = await gateway.call(postProfile, {
      body: { coin_type: coinType, address, message, signature },
    })
    keepName(latchkey, { record, address, caipAddress })
    store.send(nameLearnt, {
      registration: { name, caipAddress, step: 'done' },
      owned: { address, names: [name], error: null },
    })
    track(latchkey, 'REGISTER_NAME_SUCCESS', properties)
    return name
  } catch (cause) {
    logger.info('Could not register a name', cause)
    const failure = toFailure(name, cause)
    store.send(nameLearnt, { registration: null })
    store.send(nameFormChanged, { failure, ...toRefusal(failure) })
    returnToForm(latchkey)
    track(latchkey, 'REGISTER_NAME_ERROR', { ...properties, error: failure.message })
    throw failure
  }
}

/** The gateway, which gets to know that the account is signed in: the operator may want that. */
async function openFor(latchkey: Latchkey, address: string): Promise<HttpClient> {
  if (latchkey.storage.get(signInTokens).length === 0) return openGateway(latchkey)
  const [{ findOwnToken }, { openSignInGateway }] = await Promise.all([
    import('../sign-in/gateway/findOwnToken'),
    import('../sign-in/gateway/openSignInGateway'),
  ])
  const token = await findOwnToken(latchkey, { namespace: 'eip155', address })
  if (token === null) return openGateway(latchkey)
  return openSignInGateway(latchkey, { headers: { authorization: `Bearer ${token}` }, credentials: 'omit' })
}

/** [NAM-3] [NAM-4] What went wrong, as the visitor and the site get it. */
function toFailure(name: string, cause: unknown): LatchkeyError {
  if (noNameSigner.is(cause) || userRejected.is(cause)) return cause
  // What the gateway says is the reason, not that it said so by a status.
  const reason = httpStatus.is(cause) && isLatchkeyError(cause.cause) ? cause.cause : cause
  return registerNameFailed({ name }, { cause: reason })
}

/** [NAM-2] What the failure says about the name: somebody else may have been faster. */
function toRefusal({ cause }: LatchkeyError): Partial<NameForm> {
  const refusal = nameRefusals.find((each) => isLatchkeyError(cause) && cause.code === `name/${each}`)
  return refusal ? { status: 'refused', refusal } : {}
}

/** Leaves the success view, unless the visitor has left it before. */
function returnToForm(latchkey: Latchkey): void {
  const { nav } = latchkey.getState()
  if (currentEntry(nav).view !== doneView) return
  if (nav.stack.at(-2)?.view === formView) goBack(latchkey)
  else replaceView(latchkey, formView)
}
