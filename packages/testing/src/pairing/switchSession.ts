import type { Peer } from '@latchkey/pairing/peer'
import type { Family } from '../families/Family'
import { whileSiteAnswers } from './whileSiteAnswers'

/** What changing a session needs. */
export type SessionPorts = {
  readonly peer: Peer
  readonly families: readonly Family[]
  setTimer(callback: () => void, ms: number): () => void
}

/** Adds a chain to a session if missing, and tells the site that it is the active one. @throws siteSilent */
export async function switchSession(ports: SessionPorts, topic: string, chainId: string): Promise<void> {
  const session = ports.peer.sessions().find((one) => one.topic === topic)
  const entry = session?.namespaces.eip155
  const address = ports.families.find(({ namespace }) => namespace === 'eip155')?.addressOn(chainId)
  if (!session || !entry || !address) return
  const account = `${chainId}:${address}`
  if (!entry.accounts.includes(account)) {
    const chains = [...entry.chains, chainId]
    const wider = { ...entry, chains, accounts: [...entry.accounts, account] }
    await whileSiteAnswers(ports, ports.peer.update(topic, { ...session.namespaces, eip155: wider }))
  }
  const data = Number(chainId.split(':')[1])
  if (entry.events.includes('chainChanged'))
    await ports.peer.emit(topic, { name: 'chainChanged', data, chainId })
}
