import { prepareDirectory } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { createEvmWallet, type EvmWalletOptions } from '@latchkey/testing'
import { avatarGradient } from '@latchkey/ui'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createDirectory, entriesOf } from '../testing/createDirectory'
import { createTestInstance } from '../testing/createTestInstance'
import { createTestSignIn } from '../testing/createTestSignIn'
import { findInside, mountProvider } from '../testing/mountProvider'
import { Avatar } from './Avatar'
import { ChainIcon } from './ChainIcon'
import { ConnectButton } from './ConnectButton'
import type { ConnectButtonState } from './CustomConnectButton'
import { SignInButton } from './SignInButton'
import { WalletButton } from './WalletButton'

const rdns = 'com.example.demo'

function createSite(options = {}, walletOptions: EvmWalletOptions = {}) {
  const page = new EventTarget()
  const chains = [{ chainId: 1 }, { chainId: 5 }]
  const wallet = createEvmWallet({ name: 'Demo', rdns, chains, ...walletOptions })
  wallet.announce({ target: page })
  return { latchkey: createTestInstance([evm({ page })], options), wallet, page }
}

describe('ConnectButton.Custom', () => {
  it('gives the site the state, and opens what fits it', async () => {
    const { latchkey, wallet } = createSite()
    const seen: ConnectButtonState[] = []
    mountProvider(
      latchkey,
      <ConnectButton.Custom balance="hide">
        {(state) => {
          seen.push(state)
          return <button type="button">{state.address ?? 'Enter'}</button>
        }}
      </ConnectButton.Custom>,
    )
    const now = () => seen.at(-1) ?? expect.unreachable()
    await expect.poll(() => now().isReady).toBe(true)
    expect(now()).toMatchObject({ isConnected: false, address: null, wallet: null, isUnsupported: false })
    await now().open()
    await findInside('[data-view="Connect"]')
    await latchkey.close()
    await latchkey.connect({ connectorId: rdns })
    await expect.poll(() => now().address).toBe(wallet.state.accounts[0])
    expect(now()).toMatchObject({
      isConnected: true,
      wallet: { name: 'Demo' },
      network: { name: 'Ethereum' },
    })
    await now().open()
    await findInside('[data-view="Account"]')
    await latchkey.close()
    wallet.switchChain(5)
    await expect.poll(() => now().isUnsupported).toBe(true)
    await now().disconnect()
    await expect.poll(() => now().isConnected).toBe(false)
  })
})

describe('WalletButton', () => {
  it('shows the wallet’s name, asks it with the press, and shows the account once connected', async () => {
    const { latchkey } = createSite()
    const { container } = mountProvider(latchkey, <WalletButton wallet={rdns} />)
    await expect.poll(() => container.textContent).toContain('Demo')
    const button = container.querySelector('button') ?? expect.unreachable()
    await userEvent.click(button)
    await expect.poll(() => latchkey.getState().connect.rows[0]?.connectorId, { timeout: 10_000 }).toBe(rdns)
    await latchkey.close()
    await userEvent.click(button)
    await findInside('[data-view="Account"]')
  })

  it('leads to the downloads of a wallet that isn’t installed, on a site without a gateway, too', async () => {
    const { latchkey } = createSite()
    const { container } = mountProvider(latchkey, <WalletButton wallet="io.metamask" label="MetaMask" />)
    await expect.poll(() => container.textContent).toContain('MetaMask')
    await userEvent.click(container.querySelector('button') ?? expect.unreachable())
    const view = await findInside('[data-view="Downloads"]')
    await expect.poll(() => view.querySelectorAll('[data-part="download"]').length).toBeGreaterThan(2)
    expect(view.textContent).toContain('MetaMask')
  })

  it('shows the name of a wallet that isn’t installed as soon as the directory has loaded', async () => {
    const entries = entriesOf(1)
    const directory = createDirectory(entries)
    const featuredWalletIds = entries.map(({ id }) => id)
    const adapters = [evm({ page: new EventTarget() })]
    const options = { ...directory.options, featuredWalletIds }
    const latchkey = createTestInstance(adapters, options, directory.host)
    const { container } = mountProvider(latchkey, <WalletButton wallet="test.listed0" />)
    await expect.poll(() => container.textContent).toContain('test.listed0')
    await prepareDirectory(latchkey)
    await expect.poll(() => container.textContent).toContain('Listed 0')
  })

  it('[FLG-4] opens the list if there are terms to accept', async () => {
    const { latchkey, wallet } = createSite({ features: { legalCheckbox: true } })
    const { container } = mountProvider(latchkey, <WalletButton wallet={rdns} />)
    await expect.poll(() => container.textContent).toContain('Demo')
    await userEvent.click(container.querySelector('button') ?? expect.unreachable())
    await findInside('[data-view="Connect"]')
    expect(wallet.log).toEqual([])
  })

  it('[EVM-1] opens the list if another program claims to be the wallet', async () => {
    const { latchkey, wallet, page } = createSite()
    const { container } = mountProvider(latchkey, <WalletButton wallet={rdns} label="Enter" />)
    await expect.poll(() => latchkey.getState().connect.connectors.length).toBe(1)
    createEvmWallet({ name: 'Demo', rdns }).announce({ target: page })
    await expect.poll(() => latchkey.getState().connect.connectors.length).toBe(2)
    await userEvent.click(container.querySelector('button') ?? expect.unreachable())
    await findInside('[data-view="Connect"]')
    expect([wallet.log.length, container.textContent]).toEqual([0, 'Enter'])
  })
})

describe('SignInButton', () => {
  it('[SIW-7] renders nothing without sign-in', async () => {
    const { latchkey } = createSite()
    const { container } = mountProvider(latchkey, <SignInButton />)
    await latchkey.ready
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(container.querySelector('button')).toBeNull()
  })

  it('[SIW-7] leads to the wallets, then to the sign-in', async () => {
    const { config } = createTestSignIn({ isRequired: false })
    const { latchkey } = createSite({ siwx: config })
    const { container } = mountProvider(latchkey, <SignInButton />)
    await expect.poll(() => container.textContent).toBe('Sign in')
    const press = () => userEvent.click(container.querySelector('button') ?? expect.unreachable())
    await press()
    await findInside('[data-view="Connect"]')
    await latchkey.connect({ connectorId: rdns })
    await findInside('[data-view="SIWXSignMessage"]')
    await latchkey.close()
    await press()
    await findInside('[data-view="SIWXSignMessage"]')
  })
})

describe('Avatar and ChainIcon', () => {
  it('[ACC-1] show an account without loading anything, and a network by its image or letter', async () => {
    const image = 'data:image/png;base64,iVBORw0KGgo='
    const { latchkey } = createSite({ chainImages: { 8453: image } })
    const { container } = mountProvider(
      latchkey,
      <>
        <Avatar address="0xA1" size={30} />
        <ChainIcon />
        <ChainIcon networkId="eip155:10" />
      </>,
    )
    await expect.poll(() => container.querySelectorAll('[data-part="chain-icon"]').length).toBe(2)
    const avatar = container.querySelector<SVGElement>('[data-part="avatar"]') ?? expect.unreachable()
    const probe = document.createElement('i')
    probe.style.backgroundImage = avatarGradient('0xa1')
    await expect.poll(() => avatar.style.backgroundImage).toBe(probe.style.backgroundImage)
    expect(avatar.getBoundingClientRect().width).toBe(30)
    const icons = () => [...container.querySelectorAll('[data-part="chain-icon"]')]
    expect(icons().map((icon) => icon.textContent)).toEqual(['E', '?'])
    await latchkey.switchNetwork('eip155:8453')
    // The image is broken, so its letter follows.
    await expect.poll(() => icons()[0]?.textContent).toBe('B')
  })
})
