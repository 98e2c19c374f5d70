import { type ChainAdapter, currentEntry, getAccount, type Options } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { networkFailure } from '@latchkey/protocol'
import { createEvmWallet, type EvmWalletOptions } from '@latchkey/testing'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestInstance } from '../../testing/createTestInstance'
import { expectClosed, findInside, shadowOf } from '../../testing/mountProvider'
import { findControl, findView, openView, poll, spoken } from '../../testing/openView'

const icon = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/%3E'
const chains = [{ chainId: 1 }, { chainId: 8453 }]
const network = (id: number, name: string, more = {}) => ({
  id,
  name,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  ...more,
})
const etherscan = { blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } } }

type Given = {
  readonly wallet?: EvmWalletOptions
  readonly options?: Partial<Options>
  /** An answer of the test, or that of the site's nodes. */
  readonly getBalance?: ChainAdapter['getBalance'] | 'of the nodes'
  readonly getName?: ChainAdapter['can']['getName']
  readonly host?: Parameters<typeof createTestInstance>[2]
}

/** Opens the account of a connected visitor. */
async function enter({ wallet: quirks = {}, options = {}, getBalance, getName, host = {} }: Given = {}) {
  const page = new EventTarget()
  const wallet = createEvmWallet({ name: 'Fox', rdns: 'test.fox', icon, chains, ...quirks })
  wallet.announce({ target: page })
  const adapter = evm({ page })
  const latchkey = createTestInstance(
    [
      {
        ...adapter,
        can: { ...adapter.can, getName: getName ?? (async () => null) },
        getBalance:
          getBalance === 'of the nodes'
            ? adapter.getBalance
            : (getBalance ?? (async () => ({ value: '1234.5678', symbol: 'ETH', decimals: 18 }))),
      },
    ],
    { networks: [network(1, 'Ethereum', etherscan), network(8453, 'Base')], ...options },
    host,
  )
  await latchkey.connect({ connectorId: 'test.fox' })
  await openView(latchkey, { view: 'Account' })
  await findInside('[data-part="account-name"]')
  return { wallet, latchkey }
}

const balance = () => shadowOf().querySelector<HTMLElement>('[data-part="balance"]')

describe('the account', () => {
  it('[ACC-1] [FMT-1] shows an avatar and the first 4 and last 6 characters of the address', async () => {
    const { wallet } = await enter()
    const address = wallet.addresses[0] ?? ''
    const name = await findInside('[data-part="account-name"]')
    expect(name.textContent).toBe(`${address.slice(0, 4)}…${address.slice(-6)}`)
    expect((await findInside('[data-part="avatar"]')).offsetWidth).toBe(40)
  })

  it('[ACC-1] shows a name if there is one', async () => {
    await enter({ getName: async () => 'somebody-with-a-long-name.eth' })
    await poll(async () => (await findInside('[data-part="account-name"]')).textContent).toBe(
      'somebody-with-a-lon…',
    )
  })

  it('[ACC-1] copies the whole address and confirms it', async () => {
    const { wallet } = await enter()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await findControl('Copy address'))
    expect(write).toHaveBeenCalledWith(wallet.addresses[0])
    await poll(spoken).toBe('Address copied')
    write.mockRestore()
  })

  it('[ACC-1] names the wallet and links to the explorer', async () => {
    const { wallet } = await enter()
    const row = await findInside('[data-part="wallet"]')
    expect(row.textContent).toBe('Fox Connected wallet')
    expect(row.querySelector('img')?.src).toBe(icon)
    const link = await findInside<HTMLAnchorElement>('[data-part="explorer"]')
    expect(link.href).toBe(`https://etherscan.io/address/${wallet.addresses[0]}`)
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
    expect(link.textContent).toContain('View on Etherscan')
  })

  it('follows the wallet to another account', async () => {
    const { wallet } = await enter()
    wallet.switchAccount(1)
    const address = wallet.addresses[1] ?? ''
    await poll(async () => (await findInside('[data-part="account-name"]')).textContent).toContain(
      address.slice(-6),
    )
  })
})

describe('the balance', () => {
  it('[ACC-1] [FMT-4] keeps its space while loading, then shows two decimals', async () => {
    const answers: ((balance: { value: string; symbol: string; decimals: number }) => void)[] = []
    await enter({ getBalance: () => new Promise((resolve) => void answers.push(resolve)) })
    await poll(() => answers.length).toBe(1)
    expect(balance()?.dataset.state).toBe('loading')
    const height = balance()?.offsetHeight
    expect(balance()?.querySelector('[data-part="skeleton"]')).toBeTruthy()
    answers[0]?.({ value: '1234.5678', symbol: 'ETH', decimals: 18 })
    await poll(() => balance()?.dataset.state).toBe('known')
    expect(balance()?.querySelector('[data-part="amount"]')?.textContent).toBe('1,234.57\u00a0ETH')
    expect(balance()?.offsetHeight).toBe(height)
  })

  it('[ACC-1] follows the language of the visitor', async () => {
    const { latchkey } = await enter({
      getBalance: async () => ({ value: '10000', symbol: 'ETH', decimals: 18 }),
    })
    await poll(() => balance()?.textContent).toContain('10,000.00')
    latchkey.setLocale('de')
    await poll(() => balance()?.textContent).toContain('10.000,00')
    // Only the decimals and the unit are small.
    expect(balance()?.querySelector('[data-part="amount"] > span')?.textContent).toBe(',00\u00a0ETH')
  })

  it('keeps the last good value with its age when a read fails, and can be refreshed', async () => {
    let now = 1_000_000
    let isBroken = false
    const getBalance = async () => {
      if (isBroken) throw networkFailure()
      return { value: '5', symbol: 'ETH', decimals: 18 }
    }
    const { latchkey } = await enter({ getBalance, host: { now: () => now } })
    await poll(() => balance()?.textContent).toContain('5.00')
    isBroken = true
    now += 125_000
    latchkey.close()
    await expectClosed()
    await latchkey.open({ view: 'Account' })
    await poll(() => balance()?.textContent).toContain('Updated 2 minutes ago')
    expect(balance()?.querySelector('[data-part="amount"]')?.textContent).toContain('5.00')
    isBroken = false
    await userEvent.click(await findControl('Refresh'))
    await poll(() => balance()?.textContent).not.toContain('Updated')
  })

  it('[FMT-5] shows no number while the first read waits', async () => {
    await enter({ getBalance: () => new Promise(() => undefined) })
    await poll(() => balance()?.dataset.state).toBe('loading')
    expect(balance()?.getAttribute('aria-busy')).toBe('true')
    expect(balance()?.textContent).not.toMatch(/\d|–/)
    expect(balance()?.querySelector('[data-part="amount"]')).toBeNull()
  })

  it.each([
    ['have no address', []],
    ['don’t answer', ['http://127.0.0.1:9', 'http://127.0.0.1:11']],
  ])('[FMT-5] shows no number on a site whose nodes %s', async (_, http) => {
    const networks = [network(1, 'Ethereum', { rpcUrls: { default: { http } } })]
    await enter({ getBalance: 'of the nodes', options: { networks } })
    await poll(() => balance()?.dataset.state).toBe('none')
    expect(balance()?.textContent).toContain('Balance unavailable')
    expect(balance()?.textContent).not.toMatch(/\d/)
    expect(balance()?.querySelector('[data-part="amount"]')).toBeNull()
  })

  it("says when it's unavailable", async () => {
    await enter({ getBalance: () => Promise.reject(networkFailure()) })
    await poll(() => balance()?.dataset.state).toBe('none')
    expect(balance()?.textContent).toContain('Balance unavailable')
    await findControl('Refresh')
  })
})

describe('the network', () => {
  it('is a chip that opens the list', async () => {
    const { latchkey } = await enter()
    const chip = await findInside('[data-part="network-chip"]')
    expect(chip.getAttribute('aria-label')).toBe('Network: Ethereum')
    await userEvent.click(chip)
    await findView('Networks')
    expect(latchkey.getState().events.data).toMatchObject({ event: 'CLICK_NETWORKS' })
  })

  it.each([{ enableNetworkSwitch: false }, { networks: [network(1, 'Ethereum')] }])(
    'can’t be chosen when there is no other (%#)',
    async (options) => {
      await enter({ options })
      expect((await findInside('[data-part="network-chip"]')).tagName).toBe('SPAN')
    },
  )

  it('[NET-2] [FMT-5] is called unknown when unsupported, and can be left', async () => {
    await enter({
      wallet: { chainId: 99, chains: [{ chainId: 99 }] },
      options: { allowUnsupportedChain: true },
    })
    const chip = await findInside('[data-part="network-chip"]')
    expect(chip.textContent).toBe('Unknown network')
    expect(chip.tagName).toBe('BUTTON')
    await poll(() => balance()?.textContent).toContain('0.00')
    expect(shadowOf().querySelector('[data-part="explorer"]')).toBeNull()
  })
})

describe('the actions', () => {
  it('[RCV-1] open the receive view, unless the site turned it off', async () => {
    await enter()
    await userEvent.click(await findInside('[data-part="receive"]'))
    await findView('WalletReceive')
  })

  it('leave out receiving when the site turned it off', async () => {
    await enter({ options: { features: { receive: false } } })
    expect(shadowOf().querySelector('[data-part="receive"]')).toBeNull()
  })
})

describe('several accounts', () => {
  it('open a list', async () => {
    const { latchkey } = await enter({ wallet: { exposes: 3 } })
    const row = await findInside('[data-part="accounts"]')
    expect(row.textContent).toContain('Fox · 3 accounts')
    await userEvent.click(row)
    await findView('SwitchAddress')
    expect(getAccount(latchkey.getState()).allAccounts).toHaveLength(3)
  })
})

describe('disconnecting', () => {
  it('[CON-4] leaves the account and the modal', async () => {
    const { latchkey } = await enter()
    await userEvent.click(await findInside('[data-part="disconnect"]'))
    await expectClosed()
    expect(getAccount(latchkey.getState()).isConnected).toBe(false)
  })

  it('offers to connect when the account is gone', async () => {
    const latchkey = createTestInstance([evm({ page: new EventTarget() })])
    await openView(latchkey, { view: 'Account' })
    expect((await findInside('[data-part="empty-state"]')).textContent).toContain('No account connected')
    await userEvent.click(await findControl('Connect a wallet'))
    await findView('Connect')
    expect(currentEntry(latchkey.getState().nav).view).toBe('Connect')
  })
})
