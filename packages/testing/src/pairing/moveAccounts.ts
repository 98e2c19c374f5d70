import type { Family } from '../families/Family'
import type { SessionPorts } from './switchSession'
import { whileSiteAnswers } from './whileSiteAnswers'

/** Replaces a session's accounts with the families' current ones, and tells the site. @throws siteSilent */
export async function moveAccounts(ports: SessionPorts, topic: string): Promise<void> {
  const session = ports.peer.sessions().find((one) => one.topic === topic)
  if (!session) return
  const entries = Object.entries(session.namespaces).map(([namespace, entry]) => {
    const family = ports.families.find((one) => one.namespace === namespace.split(':', 1)[0])
    return [
      namespace,
      family ? { ...entry, accounts: entry.accounts.map((one) => moved(family, one)) } : entry,
    ] as const
  })
  await whileSiteAnswers(ports, ports.peer.update(topic, Object.fromEntries(entries)))
  for (const [, { accounts, events }] of entries) {
    const chainId = accounts[0]?.split(':').slice(0, 2).join(':')
    if (chainId && events.includes('accountsChanged'))
      await ports.peer.emit(topic, { name: 'accountsChanged', data: accounts, chainId })
  }
}

function moved(family: Family, account: string): string {
  const chainId = account.split(':').slice(0, 2).join(':')
  const address = family.addressOn(chainId)
  return address ? `${chainId}:${address}` : account
}
