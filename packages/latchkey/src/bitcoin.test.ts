import { browserHost, createLatchkey, getAccount, type Latchkey } from '@latchkey/core'
import { createBitcoinWallet, createEvmWallet } from '@latchkey/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { bitcoin, bitcoinMainnet, bitcoinSignet } from './bitcoin'
import { evm } from './evm'

const chain = {
  id: 31337,
  caipNetworkId: 'eip155:31337',
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
} as const

/** One browser: its storage, and a page with wallets that can be reloaded. */
function createBrowser(form: 'standard' | 'wbip' | 'unisat') {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const page = new EventTarget()
  const wallet = createBitcoinWallet({ form, name: 'Fox' })
  const other = createEvmWallet({ rdns: 'org.fox' })
  wallet.announce({ target: page })
  other.announce({ target: page })
  const id = { standard: 'Fox', wbip: wallet.path, unisat: 'io.unisat' }[form]
  const load = (): Latchkey => {
    const networks = [chain, bitcoinMainnet, bitcoinSignet]
    const latchkey = createLatchkey(
      { projectId: 'dev', networks, adapters: [evm({ page }), bitcoin({ page })] },
      { ...browserHost(), isBrowser: true, storage },
    )
    onTestFinished(() => latchkey.destroy())
    return latchkey
  }
  return { wallet, other, id, load }
}

const accountOf = (latchkey: Latchkey, namespace: 'bip122' | 'eip155') =>
  getAccount(latchkey.getState(), namespace)

describe.each(['standard', 'wbip', 'unisat'] as const)(
  'an instance with a Bitcoin wallet of the form %s',
  (form) => {
    it('[BTC-1] [CON-13] keeps it beside an EVM wallet, follows it, and disconnects one without the other', async () => {
      const { wallet, other, id, load } = createBrowser(form)
      const latchkey = load()
      await latchkey.connect({ connectorId: 'org.fox', namespace: 'eip155' })
      await latchkey.connect({ connectorId: id, namespace: 'bip122' })
      expect(accountOf(latchkey, 'bip122')).toMatchObject({
        address: wallet.addresses[0],
        type: 'payment',
        caipAddress: `${bitcoinMainnet.caipNetworkId}:${wallet.addresses[0]}`,
        connection: { publicKey: expect.stringMatching(/^0[23]/) },
      })
      wallet.switchNetwork(bitcoinSignet.caipNetworkId)
      await vi.waitFor(() =>
        expect(accountOf(latchkey, 'bip122').caipAddress).toBe(
          `${bitcoinSignet.caipNetworkId}:${wallet.addresses[0]}`,
        ),
      )
      expect(await latchkey.signMessage('Hello', 'bip122')).toMatch(/^[\w+/]+=*$/)
      await latchkey.disconnect('bip122')
      expect(accountOf(latchkey, 'bip122').isConnected).toBe(false)
      expect(wallet.state.authorised).toBe(false)
      expect(accountOf(latchkey, 'eip155').address).toBe(other.addresses[0])
    })

    it('[BTC-1] [CON-1] is restored after a reload, without a prompt', async () => {
      const { wallet, id, load } = createBrowser(form)
      const before = load()
      await before.connect({ connectorId: id, namespace: 'bip122' })
      const prompts = wallet.log.filter(({ prompted }) => prompted).length
      before.destroy()
      const after = load()
      await after.ready
      expect(accountOf(after, 'bip122').address).toBe(wallet.addresses[0])
      expect(wallet.log.filter(({ prompted }) => prompted)).toHaveLength(prompts)
      wallet.lock()
      await vi.waitFor(() => expect(accountOf(after, 'bip122').isConnected).toBe(false))
    })
  },
)
