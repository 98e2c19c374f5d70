import type { SignerEvents } from '../session/SignerEvents'
import type { Session } from '../store/SignerState'
import { namespacesOf } from './accountsIn'
import { adoptSession } from './adoptSession'
import { changeChain } from './changeChain'
import { currentAccounts } from './currentAccounts'
import { currentChain } from './currentChain'
import { familiesFor } from './familiesFor'
import { forgetSession } from './forgetSession'
import { ownValue } from './ownValue'
import type { ProviderContext, ProviderSigner } from './ProviderContext'
import { readChainReference } from './readChainReference'
import { toHexChain } from './toHexChain'

/** Reads addresses from a wallet, plain or CAIP-10; null if it isn't a list of texts. */
export function readAccounts(data: unknown, namespace: string): readonly string[] | null {
  if (!Array.isArray(data)) return null
  const texts = data.filter((account): account is string => typeof account === 'string' && account !== '')
  if (texts.length < data.length) return null
  const prefix = `${namespace}:`
  const addresses = texts.map((text) => (text.startsWith(prefix) ? text.split(':').slice(2).join(':') : text))
  return [...new Set(addresses.filter((address) => address !== ''))]
}

const isUsed = (context: ProviderContext, topic: string) =>
  Object.values(context.memory.read().topics).includes(topic)

/** Whether a family uses this session; only then does it get its events. */
const isFor = (context: ProviderContext, topic: string, namespace: string) => {
  const { topics, left } = context.memory.read()
  return (ownValue(topics, namespace) ?? topic) === topic && ownValue(left, namespace) !== topic
}

/** Forwards a wallet's session events in the formats that sites expect. */
function tellEvent(
  context: ProviderContext,
  signer: ProviderSigner,
  event: SignerEvents['sessionEvent'],
): void {
  const { topic, id, chainId, name, data } = event
  const [namespace = '', reference = ''] = chainId.split(':')
  if (!isUsed(context, topic) || !isFor(context, topic, namespace)) return
  const session = signer.session(topic)
  if (name === 'chainChanged') {
    const chain = `${namespace}:${readChainReference(data, namespace) ?? reference}`
    changeChain(context, chain, { session, isTold: true })
  } else if (name === 'accountsChanged') {
    const accounts = readAccounts(data, namespace)
    if (accounts) {
      context.preferred.set(namespace, accounts)
      context.tell(name, accounts, namespace)
    }
  } else context.tell(name, data, namespace)
  context.tell('session_event', { id, topic, params: { event: { name, data }, chainId } })
}

/** Handles new grants from the wallet: emits what changed for each family. */
function tellUpdate(context: ProviderContext, { session, before }: SignerEvents['sessionUpdated']): void {
  const { topic, namespaces } = session
  if (!isUsed(context, topic)) return
  const old = { ...session, namespaces: before }
  const families = new Set(
    [...namespacesOf(old), ...namespacesOf(session)].filter((each) => isFor(context, topic, each)),
  )
  const shown = [...families].map((namespace) => ({
    namespace,
    chain: currentChain(context, namespace, old),
    accounts: currentAccounts(context, namespace, old),
  }))
  adoptUpdate(context, session)
  context.tell('session_update', { topic, params: { namespaces } })
  for (const { namespace, chain, accounts } of shown) {
    const chainNow = currentChain(context, namespace, session)
    const accountsNow = currentAccounts(context, namespace, session)
    if (accountsNow.length > 0 && chainNow !== chain)
      context.tell('chainChanged', chainNow.slice(namespace.length + 1), namespace)
    if (String(accountsNow) !== String(accounts)) context.tell('accountsChanged', accountsNow, namespace)
  }
}

/** Adds and removes families after an update, and moves those whose chain is gone. */
function adoptUpdate(context: ProviderContext, session: Session): void {
  const families = familiesFor(context, session)
  const all = Object.values(session.namespaces).flatMap(({ accounts }) => accounts)
  const { topics, chains } = context.memory.read()
  const isOurs = (namespace: string) => ownValue(topics, namespace) === session.topic
  const others = Object.entries(topics).filter(([namespace]) => !isOurs(namespace))
  const kept = Object.entries(chains).filter(
    ([namespace, chain]) => !isOurs(namespace) || all.some((account) => account.startsWith(`${chain}:`)),
  )
  context.memory.update((state) => ({
    ...state,
    topics: Object.fromEntries([...others, ...families.map((each) => [each, session.topic] as const)]),
    chains: Object.fromEntries(kept),
  }))
}

function tellEnd(context: ProviderContext, { session, by }: SignerEvents['sessionEnded']): void {
  const { topic } = session
  if (!isUsed(context, topic)) return
  const families = namespacesOf(session).filter((each) => isFor(context, topic, each))
  forgetSession(context, topic)
  for (const key of [...context.capabilities.keys()])
    if (key.startsWith(topic)) context.capabilities.delete(key)
  if (by !== 'site') context.tell('session_delete', { topic })
  if (by === 'expiry') context.tell('session_expire', { topic })
  const farewell = { code: 6000, message: 'User disconnected.', data: topic }
  for (const namespace of families) context.tell('disconnect', farewell, namespace)
}

/** [WC-4] Follows the sessions of a signer for the provider's lifetime. */
export function followSessions(context: ProviderContext, signer: ProviderSigner): void {
  signer.on('sessionEvent', (event) => tellEvent(context, signer, event))
  signer.on('sessionUpdated', (update) => tellUpdate(context, update))
  signer.on('sessionEnded', (end) => tellEnd(context, end))
  signer.on('sessionSettled', ({ session }) => {
    adoptSession(context, signer, session, context.pairing?.namespace)
    for (const namespace of namespacesOf(session)) {
      if (!isFor(context, session.topic, namespace)) continue
      const chain = currentChain(context, namespace, session)
      context.tell('connect', { chainId: namespace === 'eip155' ? toHexChain(chain) : chain }, namespace)
    }
  })
}
