import { siteSilent } from '../errors'
import type { WalletPorts } from './WalletPorts'
import type { WaitingRequest } from './WalletState'

const patienceMs = 10_000

/** Adds a chain to a session where it lacks it, and tells the site that it is the one in use. @throws siteSilent */
export async function switchSession(
  ports: WalletPorts,
  waiting: WaitingRequest,
  chainId: string,
): Promise<void> {
  const { topic } = waiting.request
  const session = ports.peer.sessions().find((one) => one.topic === topic)
  const entry = session?.namespaces.eip155
  const address = ports.families.find(({ namespace }) => namespace === 'eip155')?.addressOn(chainId)
  if (!session || !entry || !address) return
  const account = `${chainId}:${address}`
  if (!entry.accounts.includes(account)) {
    const chains = [...entry.chains, chainId]
    const wider = { ...entry, chains, accounts: [...entry.accounts, account] }
    await within(ports, ports.peer.update(topic, { ...session.namespaces, eip155: wider }))
  }
  const data = Number(chainId.split(':')[1])
  if (entry.events.includes('chainChanged'))
    await ports.peer.emit(topic, { name: 'chainChanged', data, chainId })
}

async function within(ports: WalletPorts, work: Promise<void>): Promise<void> {
  let cancel = (): void => undefined
  const late = new Promise<never>((_, reject) => {
    cancel = ports.setTimer(() => reject(siteSilent()), patienceMs)
  })
  try {
    await Promise.race([work, late])
  } finally {
    cancel()
  }
}
