import { describe, expect, it } from 'vitest'
import type { Connector } from '../ports/Connector'
import { setUp } from '../testing/setUp'
import { listWallets } from './listWallets'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const pixel =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36'

/** The first row of a visitor who pairs and used another wallet last, in a browser with this user agent. */
async function visit(
  agent: string,
  wallets: Readonly<Record<string, Partial<Connector>>>,
  { isMobile = true } = {},
) {
  const { latchkey, adapter } = setUp({ parts: { isMobile, agent } })
  adapter.addWallet('walletConnect', { type: 'WALLET_CONNECT' })
  adapter.addWallet('com.used')
  await latchkey.connect({ connectorId: 'com.used' })
  await latchkey.disconnect()
  for (const [id, changes] of Object.entries(wallets)) adapter.addWallet(id, changes)
  await latchkey.open()
  return { latchkey, adapter, first: () => listWallets(latchkey)[0] }
}

describe('in the browser of a wallet’s app, its wallet', () => {
  it.each([
    ['MetaMask', `${pixel} WebView MetaMaskMobile`, 'io.metamask.mobile', 'MetaMask'],
    ['MetaMask', `${iphone} WebView MetaMaskMobile`, 'io.metamask', 'MetaMask'],
    ['Trust Wallet', `${iphone} Trust/13.2`, 'com.trustwallet.app', 'Trust Wallet'],
    ['Base', `${pixel} CoinbaseWallet/29`, 'com.coinbase.wallet', 'Coinbase Wallet'],
    ['OKX Wallet', `${iphone} OKApp/(OKEx/6.50)`, 'com.okex.wallet', 'OKX Wallet'],
    ['Phantom', `${iphone} Phantom/ios/24.10`, 'app.phantom', 'Phantom'],
    ['Bitget Wallet', `${pixel} BitKeep Android/8.1`, 'com.bitget.web3', 'Bitget Wallet'],
    ['imToken', `${iphone} imToken/2.16`, 'im.token', 'imToken'],
    ['TokenPocket', `${pixel} TokenPocket_Android`, 'pro.tokenpocket', 'TokenPocket'],
  ])('[CON-8] is listed first, before pairing and the last wallet: %s', async (_, agent, id, name) => {
    const { first, latchkey } = await visit(agent, { [id]: { name } })
    expect(first()).toMatchObject({ id, isAround: true })
    // It waits for a press.
    expect(latchkey.getState().connect.pending).toEqual({})
    expect(latchkey.getState().connect.rows).toEqual([])
  })

  it('[CON-8] is known by its name where its family has no reverse-DNS names, and as the object of the page', async () => {
    const agent = `${iphone} Phantom/ios/24.10`
    expect((await visit(agent, { Phantom: { info: {} } })).first()?.id).toBe('Phantom')
    const injected = { injected: { name: 'Browser Wallet', type: 'INJECTED', info: {} } } as const
    const { latchkey, adapter, first } = await visit(agent, injected)
    // It gets no row beside wallets that announce themselves, as anywhere.
    expect(first()).toMatchObject({ id: 'injected', isAround: true })
    adapter.addWallet('app.phantom', { name: 'Phantom' })
    expect(listWallets(latchkey).filter(({ isAround }) => isAround)).toHaveLength(2)
  })
})

it.each([
  ['another wallet', `${iphone} Phantom/ios/24.10`, { 'com.other': { name: 'Other' } }, true],
  ['a domain of its own', `${iphone} Phantom/ios/24.10`, { 'com.liar': { name: 'Phantom' } }, true],
  [
    'no domain',
    `${iphone} Phantom/ios/24.10`,
    { 'unverified:x': { name: 'Phantom', info: {}, isUnverified: true } },
    true,
  ],
  [
    'a wallet of the name that the site brings',
    `${iphone} Phantom/ios/24.10`,
    { own: { name: 'Phantom', type: 'EXTERNAL', info: {} } },
    true,
  ],
  ['a phone’s usual browser', iphone, { 'app.phantom': { name: 'Phantom' } }, true],
  ['a computer', `${iphone} Phantom/ios/24.10`, { 'app.phantom': { name: 'Phantom' } }, false],
] as const)('[CON-8] the usual order stays for %s', async (_, agent, wallets, isMobile) => {
  const { latchkey, first } = await visit(agent, wallets, { isMobile })
  expect(first()?.id).toBe('walletConnect')
  expect(listWallets(latchkey).filter(({ isAround }) => isAround)).toEqual([])
})

it('[EVM-1] nothing tells two programs apart that claim to be the wallet of the browser', async () => {
  const { latchkey, first } = await visit(`${iphone} Phantom/ios/24.10`, {
    'app.phantom': { name: 'Phantom' },
    'app.liar': { name: 'Phantom', info: { rdns: 'app.phantom' } },
  })
  expect(first()?.id).toBe('walletConnect')
  expect(listWallets(latchkey).filter(({ isContested }) => isContested)).toHaveLength(2)
})
