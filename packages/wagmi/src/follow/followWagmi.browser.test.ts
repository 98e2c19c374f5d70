import { createLatchkey, getAccount, getNetwork, type Latchkey } from '@latchkey/core'
import { switchAccount } from '@latchkey/core/actions'
import { evm } from '@latchkey/evm'
import { createEvmWallet, type EvmWallet } from '@latchkey/testing'
import { mainnet, optimism } from 'viem/chains'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestHost } from '../testing/createTestHost'
import type { OtherSite, OtherSiteOptions } from '../testing/OtherSite'
import { openOtherSite2 } from '../testing/openOtherSite2'
import { openOtherSite3 } from '../testing/openOtherSite3'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function createWallet(name: string, offset = 0): EvmWallet {
  return createEvmWallet({
    name,
    rdns: `com.${name}`,
    keys: [1, 2, 3].map((key) => `0x${(key + offset).toString(16).padStart(64, '0')}` as const),
    chains: [{ chainId: 1 }, { chainId: 10 }],
    exposes: 2,
    offline: true,
  })
}

type Page = {
  readonly latchkey: Latchkey
  readonly site: OtherSite
  readonly target: EventTarget
  seen(): ReturnType<OtherSite['view']>
}

/** Opens a page where only wagmi knows the wallets, unless they announce themselves. */
function openPage(
  openSite: (options: OtherSiteOptions) => OtherSite,
  wallets: readonly EvmWallet[],
  {
    items = new Map(),
    stored = new Map(),
    withOurs = false,
    announces = false,
  }: Partial<{
    items: Map<string, string>
    stored: Map<string, string>
    withOurs: boolean
    announces: boolean
  }> = {},
): Page {
  const page = new EventTarget()
  if (announces) for (const wallet of wallets) ends.push(wallet.announce({ target: page }))
  const latchkey = createLatchkey(
    { projectId: 'dev', networks: [mainnet, optimism], adapters: [evm({ page })] },
    createTestHost(stored),
  )
  const site = openSite({ latchkey, wallets, items, withOurs })
  ends.push(() => {
    site.stop()
    latchkey.destroy()
  })
  return {
    latchkey,
    site,
    target: page,
    /** What Latchkey shows, in wagmi's words. */
    seen() {
      const { address, status, connectorId } = getAccount(latchkey.getState(), 'eip155')
      const id = getNetwork(latchkey.getState(), 'eip155')?.network.id
      return {
        address: address ?? undefined,
        chainId: address && typeof id === 'number' ? id : undefined,
        status,
        connectorId: connectorId ?? undefined,
      }
    },
  }
}

const prompts = (wallet: EvmWallet) => wallet.log.filter(({ prompted }) => prompted).length

/** Waits until both sides show the same. */
async function agree({ site, seen }: Page): Promise<void> {
  await expect.poll(seen).toEqual(site.view())
}

describe.each([
  ['2', openOtherSite2],
  ['3', openOtherSite3],
])('followWagmi with wagmi %s', (_, openSite) => {
  it('[CON-14] shows the connection of another connector without asking its wallet again', async () => {
    const fox = createWallet('fox')
    const page = openPage(openSite, [fox])
    await page.site.connect(fox)
    const asked = prompts(fox)
    await agree(page)
    expect(page.seen()).toEqual({
      address: fox.addresses[0],
      chainId: 1,
      status: 'connected',
      connectorId: 'com.fox',
    })
    expect(await page.latchkey.getProvider('eip155')).toBe(fox.provider)
    expect(prompts(fox)).toBe(asked)
  })

  it('[CON-14] follows the wallet, and each other', async () => {
    const fox = createWallet('fox')
    const page = openPage(openSite, [fox])
    await page.site.connect(fox)
    await agree(page)
    fox.switchAccount(1)
    await expect.poll(() => page.seen().address).toBe(fox.addresses[1])
    await agree(page)
    fox.switchChain(10)
    await expect.poll(() => page.seen().chainId).toBe(10)
    await agree(page)
    await page.latchkey.switchNetwork('eip155:1')
    await expect.poll(() => page.site.view().chainId).toBe(1)
    await page.site.switchChain(10)
    await expect.poll(() => page.seen().chainId).toBe(10)
    await agree(page)
    // The visitor picks the other account that the wallet shows.
    const other = page.latchkey.getState().connect.rows[1]
    if (!other) throw new RangeError('the wallet shows one account only')
    await switchAccount(page.latchkey, other)
    await expect.poll(() => page.site.view().address).toBe(other.address)
    fox.lock()
    await expect.poll(() => page.site.view().status).toBe('disconnected')
    await agree(page)
  })

  it('[CON-4] disconnects on both sides, whoever begins', async () => {
    const fox = createWallet('fox')
    const page = openPage(openSite, [fox])
    await page.site.connect(fox)
    await agree(page)
    await page.site.disconnect()
    await expect.poll(() => page.seen().status).toBe('disconnected')
    expect(fox.state.authorised).toBe(false)
    await page.site.connect(fox)
    await expect.poll(() => page.seen().status).toBe('connected')
    await page.latchkey.disconnect()
    await expect.poll(() => page.site.view().status).toBe('disconnected')
    await agree(page)
  })

  it('[CON-4] disconnects on both sides, and for good, if wagmi’s connector fails to', async () => {
    const fox = createWallet('fox')
    const items = new Map<string, string>()
    const page = openPage(openSite, [fox], { items })
    await page.site.connect(fox)
    await agree(page)
    page.site.failToDisconnect()
    await page.latchkey.disconnect()
    await expect.poll(() => page.site.view().status).toBe('disconnected')
    await agree(page)
    await page.site.reconnect()
    expect(page.site.view().status).toBe('disconnected')
  })

  it('[CON-13] shows the wallet that wagmi uses now', async () => {
    const fox = createWallet('fox')
    const owl = createWallet('owl', 10)
    const page = openPage(openSite, [fox, owl])
    await page.site.connect(fox)
    await agree(page)
    await page.site.connect(owl)
    await expect.poll(() => page.seen().connectorId).toBe('com.owl')
    await agree(page)
    await page.site.disconnect()
    await expect.poll(() => page.seen().connectorId).toBe('com.fox')
    await agree(page)
  })

  it('[CON-13] makes the wallet that the visitor picks in the modal the current one of wagmi, also after a reload', async () => {
    const fox = createWallet('fox')
    const owl = createWallet('owl', 10)
    const kept = { items: new Map<string, string>(), stored: new Map<string, string>(), announces: true }
    const page = openPage(openSite, [fox, owl], kept)
    await page.site.connect(fox)
    await agree(page)
    await page.site.connect(owl)
    await expect.poll(() => page.seen().connectorId).toBe('com.owl')
    const [row] = page.latchkey.getState().connect.rows.filter(({ connectorId }) => connectorId === 'com.fox')
    if (!row) throw new RangeError('the first wallet has gone')
    await switchAccount(page.latchkey, row)
    await expect.poll(() => page.site.view().connectorId).toBe('com.fox')
    expect(page.site.view()).toEqual(page.seen())
    page.site.stop()
    page.latchkey.destroy()
    const after = openPage(openSite, [fox, owl], kept)
    await after.site.reconnect()
    await expect.poll(() => after.seen().connectorId).toBe('com.fox')
    await agree(after)
  })

  it('[CON-1] [CON-2] is connected again after a reload, without a prompt and listed once', async () => {
    const fox = createWallet('fox')
    const kept = { items: new Map<string, string>(), stored: new Map<string, string>(), announces: true }
    const before = openPage(openSite, [fox], kept)
    await before.site.connect(fox)
    await agree(before)
    before.site.stop()
    before.latchkey.destroy()
    const asked = prompts(fox)
    const after = openPage(openSite, [fox], kept)
    await after.site.reconnect()
    await expect.poll(() => after.seen().status).toBe('connected')
    await agree(after)
    expect(prompts(fox)).toBe(asked)
    expect(after.latchkey.getState().connect.connectors.map(({ id }) => id)).toEqual(['com.fox'])
  })

  it('[CON-4] agrees with our own connector in the same config', async () => {
    const fox = createWallet('fox')
    const page = openPage(openSite, [fox], { withOurs: true })
    await page.site.connect(fox)
    await expect.poll(() => page.seen().status).toBe('connected')
    await agree(page)
    expect(page.site.view()).toMatchObject({ address: fox.addresses[0], connectorId: 'com.fox' })
    await page.site.disconnect()
    await expect.poll(() => page.site.view().status).toBe('disconnected')
    await agree(page)
  })

  it('[CON-14] shows a wallet that only the modal connected, by our own connector in the same config', async () => {
    const fox = createWallet('fox')
    const owl = createWallet('owl', 10)
    const page = openPage(openSite, [fox], { withOurs: true })
    await page.site.connect(fox)
    await agree(page)
    owl.announce({ target: page.target })
    await page.latchkey.connect({ connectorId: 'com.owl' })
    await expect.poll(() => page.site.view().address).toBe(owl.addresses[0])
    expect(page.site.view().connectorId).toBe('latchkey')
    const pick = (id: string) => {
      const row = page.latchkey.getState().connect.rows.find(({ connectorId }) => connectorId === id)
      if (row) switchAccount(page.latchkey, row)
    }
    pick('com.fox')
    await expect.poll(() => page.site.view().connectorId).toBe('com.fox')
    pick('com.owl')
    await expect.poll(() => page.site.view().connectorId).toBe('latchkey')
    expect(page.site.view().address).toBe(owl.addresses[0])
    await page.latchkey.disconnect()
    await expect.poll(() => page.site.view().status).toBe('disconnected')
  })

  it('[CON-14] shows the other wallet’s account, not an old one, when wagmi has disconnected the first', async () => {
    const fox = createWallet('fox')
    const owl = createWallet('owl', 10)
    const page = openPage(openSite, [fox], { withOurs: true })
    owl.announce({ target: page.target })
    await page.latchkey.connect({ connectorId: 'com.owl' })
    await page.site.connect(fox)
    await expect.poll(() => page.seen().connectorId).toBe('com.fox')
    await agree(page)
    // wagmi waits for it, and then puts back what our connector had before.
    await page.site.disconnect()
    await expect.poll(() => page.seen().connectorId).toBe('com.owl')
    await expect.poll(() => page.site.view().address).toBe(owl.addresses[0])
  })

  it('[CON-4] leaves nothing in wagmi when all wallets disconnect by our own connector', async () => {
    const owl = createWallet('owl')
    const page = openPage(openSite, [owl], { withOurs: true, announces: true })
    // wagmi's own connector of the wallet notices this, too.
    await page.latchkey.connect({ connectorId: 'com.owl' })
    await expect.poll(() => page.site.view().connectorId).toBe('latchkey')
    await page.site.disconnect()
    await expect.poll(() => page.site.view().status).toBe('disconnected')
    // It would be rejected as connected already.
    await page.site.connect(owl)
    expect(page.site.view().status).toBe('connected')
    await agree(page)
  })

  it('follows nothing after it is stopped', async () => {
    const fox = createWallet('fox')
    const page = openPage(openSite, [fox])
    page.site.stop()
    await page.site.connect(fox)
    expect(page.site.view().status).toBe('connected')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(page.seen().status).toBe('disconnected')
  })
})
