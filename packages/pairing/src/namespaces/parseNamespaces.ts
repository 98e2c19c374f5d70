import { isRecord, namespacesRefused } from '@latchkey/protocol'
import { chainOf, isChainId } from './chainOf'
import type { SessionNamespace, SessionNamespaces } from './Namespaces'
import { requireNames } from './requireNames'

const mostEntries = 50

/** Parses what a wallet granted: at least one entry, each with an account on its own chain. @throws namespacesRefused */
export function parseNamespaces(value: unknown): SessionNamespaces {
  const entries = isRecord(value) ? Object.entries(value) : []
  if (entries.length === 0) throw namespacesRefused({ reason: 'none given' })
  if (entries.length > mostEntries) throw namespacesRefused({ reason: 'too many' })
  return Object.fromEntries(entries.map(([key, entry]) => [key, parseEntry(key, entry)]))
}

function parseEntry(key: string, entry: unknown): SessionNamespace {
  const name = key.slice(0, 50)
  if (!isRecord(entry) || (!/^[-a-z0-9]{3,8}$/.test(key) && !isChainId(key)))
    throw namespacesRefused({ reason: `the entry ${name}` })
  const isOurs = (chain: string) => isChainId(chain) && (chain === key || chain.startsWith(`${key}:`))
  const accounts = requireNames(
    entry.accounts,
    `accounts of ${name}`,
    (account) => isAccount(account) && isOurs(chainOf(account)),
  )
  if (accounts.length === 0) throw namespacesRefused({ reason: `no account of ${name}` })
  const methods = requireNames(entry.methods, `methods of ${name}`)
  const events = requireNames(entry.events, `events of ${name}`)
  const chains = requireNames(entry.chains ?? [], `chains of ${name}`, isOurs)
  return { accounts, methods, events, chains: [...new Set([...chains, ...accounts.map(chainOf)])] }
}

function isAccount(value: string): boolean {
  return /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/.test(value)
}
