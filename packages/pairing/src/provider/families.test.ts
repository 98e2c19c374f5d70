import { describe, expect, it } from 'vitest'
import { settle } from '../testing/createTable'
import { address, granted, setUpProvider } from '../testing/setUpProvider'

const main = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const key = '7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2'
const solana = { chains: [main], accounts: [`${main}:${key}`], methods: ['solana_signMessage'], events: [] }

/** A site that is connected in the families of `held`, and a wallet that grants both. */
async function enter(held: Set<string>) {
  const isHeld = (namespace: string) => held.has(namespace)
  const all = await setUpProvider({ approval: { namespaces: { ...granted, solana } }, isHeld })
  const family = (namespace: string) => {
    const provider = all.provider.forNamespace(namespace)
    const heard: string[] = []
    for (const event of ['disconnect', 'accountsChanged', 'connect'])
      provider.on(event, () => void heard.push(event))
    return { ...provider, heard }
  }
  const pair = async (namespace: string) => {
    await family(namespace).connect()
    held.add(namespace)
    await settle()
  }
  return { ...all, family, pair }
}

describe('families that share sessions', () => {
  it('[CON-13] continue when one disconnects; the last one ends the session', async () => {
    const held = new Set<string>()
    const { peer, family, pair, openProvider } = await enter(held)
    await pair('eip155')
    await pair('solana')
    expect(peer.sessions()).toHaveLength(1)
    held.delete('eip155')
    await family('eip155').request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    expect(peer.sessions()).toHaveLength(1)
    expect(await family('solana').request({ method: 'solana_getAccounts' })).toEqual([{ pubkey: key }])
    // It is gone for good, also for the next page, though the wallet still lists it.
    expect(await family('eip155').request({ method: 'eth_accounts' })).toEqual([])
    const again = openProvider().forNamespace('eip155')
    expect(await again.request({ method: 'eth_accounts' })).toEqual([])
    held.delete('solana')
    await family('solana').disconnect()
    await settle()
    expect(peer.sessions()).toEqual([])
  })

  it('[CON-13] stay disconnected when the wallet sends an update', async () => {
    const held = new Set<string>()
    const { peer, family, pair } = await enter(held)
    await pair('eip155')
    await pair('solana')
    held.delete('solana')
    await family('solana').disconnect()
    const evm = family('eip155')
    const sol = family('solana')
    const methods = ['personal_sign']
    const eip155 = { chains: ['eip155:1'], accounts: [`eip155:1:${address}`], methods, events: [] }
    const namespaces = {
      eip155,
      solana: { ...solana, accounts: [`${main}:${key.replace('7', '8')}`] },
    }
    await peer.update(peer.sessions()[0]?.topic ?? '', namespaces)
    await settle()
    expect(evm.heard).toEqual(['accountsChanged'])
    expect(sol.heard).toEqual([])
    expect(await sol.request({ method: 'solana_getAccounts' })).toEqual([])
  })

  it('[CON-13] move to another session if they are free or requested, and the rest stay', async () => {
    const held = new Set<string>()
    const { peer, family, pair, provider } = await enter(held)
    await pair('eip155')
    const evm = family('eip155')
    // The wallet grants more than it was asked for.
    const first = peer.sessions()[0]?.topic
    const { solana: topic } = provider.topics()
    expect(topic).toBe(first)
    held.delete('solana')
    await family('solana').disconnect()
    await pair('solana')
    const second = provider.topics().solana
    expect(second).not.toBe(first)
    expect(provider.topics().eip155).toBe(first)
    expect(peer.sessions()).toHaveLength(2)
    // The first session's family isn't told about events in the second.
    await peer.emit(second ?? '', { name: 'accountsChanged', data: [], chainId: main })
    await peer.disconnect(second ?? '')
    await settle()
    expect(evm.heard).toEqual([])
    expect(await evm.request({ method: 'eth_accounts' })).toContain(address)
  })
})
