import { namespacesRefused } from '@latchkey/protocol'
import { isRecord } from '../message/isRecord'
import { chainOf } from './chainOf'
import { isChainId } from './isChainId'
import type { SessionNamespace, SessionNamespaces } from './Namespaces'
import { readNames } from './readNames'

const mostEntries = 50

/** Reads what a wallet says it granted: at least one entry, each with an account of its own chain. @throws namespacesRefused */
export function parseNamespaces(value: unknown): SessionNamespaces {
  const entries = isRecord(value) ? Object.entries(value) : []
  if (entries.length === 0) throw namespacesRefused({ reason: 'there is none' })
  if (entries.length > mostEntries) throw namespacesRefused({ reason: 'there are too many' })
  return Object.fromEntries(entries.map(([key, entry]) => [key, parseEntry(key, entry)]))
}

function parseEntry(key: string, entry: unknown): SessionNamespace {
  const refuse = (reason: string) => namespacesRefused({ reason: `${reason} of ${key.slice(0, 50)}` })
  if (!/^[-a-z0-9]{3,8}$/.test(key) && !isChainId(key)) throw refuse('the key')
  if (!isRecord(entry)) throw refuse('the entry')
  const isOurs = (chain: string) => isChainId(chain) && (chain === key || chain.startsWith(`${key}:`))
  const accounts = readNames(entry.accounts, (account) => isAccount(account) && isOurs(chainOf(account)))
  if (!accounts || accounts.length === 0) throw refuse('the accounts')
  const methods = readNames(entry.methods)
  if (!methods) throw refuse('the methods')
  const events = readNames(entry.events)
  if (!events) throw refuse('the events')
  const chains = entry.chains == null ? [] : readNames(entry.chains, isOurs)
  if (!chains) throw refuse('the chains')
  return { accounts, methods, events, chains: [...new Set([...chains, ...accounts.map(chainOf)])] }
}

function isAccount(value: string): boolean {
  return /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/.test(value)
}
