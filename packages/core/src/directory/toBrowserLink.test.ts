import { describe, expect, it } from 'vitest'
import { builtInWallets } from './builtInWallets'
import { toBrowserLink } from './toBrowserLink'

/** Everything that breaks a badly encoded link: a query, a fragment, spaces, letters beyond ASCII, a percent sign. */
const page = 'https://dapp.example:8443/kauf/ä b?a=1&b=ü%26&c=+#/weg?x=✓&y=2'
const href = 'https://dapp.example:8443/kauf/%C3%A4%20b?a=1&b=%C3%BC%26&c=+#/weg?x=%E2%9C%93&y=2'
const encoded =
  'https%3A%2F%2Fdapp.example%3A8443%2Fkauf%2F%25C3%25A4%2520b%3Fa%3D1%26b%3D%25C3%25BC%2526%26c%3D%2B%23%2Fweg%3Fx%3D%25E2%259C%2593%26y%3D2'
const ref = 'https%3A%2F%2Fdapp.example%3A8443'

const linkOf = (id: string) =>
  toBrowserLink(builtInWallets.find((wallet) => wallet.id === id)?.browser_link, page)

describe('toBrowserLink', () => {
  it.each([
    ['io.metamask', `https://link.metamask.io/dapp/${href.slice(8)}`],
    ['app.phantom', `https://phantom.app/ul/browse/${encoded}?ref=${ref}`],
    ['com.trustwallet.app', `https://link.trustwallet.com/open_url?coin_id=60&url=${encoded}`],
    ['com.coinbase.wallet', `https://go.cb-w.com/dapp?cb_url=${encoded}`],
    [
      'com.okex.wallet',
      `https://web3.okx.com/download?deeplink=${encodeURIComponent(`okx://wallet/dapp/url?dappUrl=${encoded}`)}`,
    ],
    ['me.rainbow', `https://rnbwapp.com/dapp?url=${encoded}`],
    ['solflare', `https://solflare.com/ul/v1/browse/${encoded}?ref=${ref}`],
    ['xverse', `https://connect.xverse.app/browser?url=${encoded}`],
    ['app.backpack', `https://backpack.app/ul/v1/browse/${encoded}?ref=${ref}`],
    ['com.bitget.web3', `https://bkcode.vip?action=dapp&url=${encoded}`],
    ['io.zerion.wallet', `zerion://browser?url=${encoded}`],
    ['app.subwallet', `https://mobile.subwallet.app/browser?url=${encoded}`],
    ['nova-wallet', `https://app.novawallet.io/open/dapp?url=${encoded}`],
    ['pro.tokenpocket', `tpdapp://open?params=%7B%22url%22%3A%22${encoded}%22%2C%22chain%22%3A%22ETH%22%7D`],
    ['imtoken', `imtokenv2://navigate/DappView?url=${encoded}`],
  ])('[WC-1] opens the page in the browser of %s', (id, link) => {
    expect(linkOf(id)).toBe(link)
    // A browser follows the link as it is written.
    expect(new URL(link).href.replace('bkcode.vip/?', 'bkcode.vip?')).toBe(link)
  })

  it('gives the page’s whole address back to a wallet that reads the link', () => {
    const read = (id: string, name: string) => new URL(linkOf(id) ?? '').searchParams.get(name)
    expect(read('com.trustwallet.app', 'url')).toBe(href)
    expect(read('com.coinbase.wallet', 'cb_url')).toBe(href)
    expect(new URL(read('com.okex.wallet', 'deeplink') ?? '').searchParams.get('dappUrl')).toBe(href)
    const [, browsed = ''] = /browse\/([^?]*)/.exec(linkOf('app.phantom') ?? '') ?? []
    expect(decodeURIComponent(browsed)).toBe(href)
    expect(`https://${linkOf('io.metamask')?.split('/dapp/')[1]}`).toBe(href)
  })

  it('stays whole inside JSON, whatever the address holds', () => {
    const template = builtInWallets.find(({ id }) => id === 'pro.tokenpocket')?.browser_link
    const hard = 'https://dapp.example/?a="\\u0022,"b":"\\#"\\'
    const params = new URL(toBrowserLink(template, hard) ?? '').searchParams.get('params') ?? ''
    expect(JSON.parse(params)).toEqual({
      url: 'https://dapp.example/?a=%22%5Cu0022,%22b%22:%22%5C#%22%5C',
      chain: 'ETH',
    })
  })

  it('has none for wallets whose app opens no foreign page', () => {
    for (const id of ['com.binance.wallet', 'uniswap-wallet', 'io.rabby', 'ledger-live', 'safe'])
      expect(linkOf(id)).toBeNull()
  })

  it('keeps what looks like a place and is none', () => {
    expect(toBrowserLink('a://b/{constructor}?u={url}', 'https://dapp.example/')).toBe(
      'a://b/{constructor}?u=https%3A%2F%2Fdapp.example%2F',
    )
  })

  it('leaves a password in the address out', () => {
    expect(toBrowserLink('a://b?u={url}', 'https://me:secret@dapp.example/')).toBe(
      'a://b?u=https%3A%2F%2Fdapp.example%2F',
    )
  })

  it.each([
    ['javascript:alert({url})', page],
    ['data:text/html,{url}', page],
    ['http://wallet.example/{url}', page],
    // The page's address must not become the link's scheme, or code that runs.
    ['{bare}', page],
    ['javascript:0//{bare}', 'https://site.example/?x=%0Aalert(1)'],
    ['view-source:https://{bare}', page],
    ['data:text.html-{url}', page],
    ['file:x', page],
    ['https://user:pw@wallet.example/{url}', page],
    ['https://user@wallet.example/{url}', page],
    ['https://wallet.example/"{url}', page],
    ['a://b?u={url}', 'file:///home/me/page.html'],
    ['a://b?u={url}', 'about:blank'],
    ['a://b?u={url}', ''],
    ['a://b/{bare}', 'http://dapp.example/'],
  ])('is null for %s on %s', (template, address) => {
    expect(toBrowserLink(template, address)).toBeNull()
  })
})
