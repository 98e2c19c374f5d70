import type { CustomWallet } from '../options/Options'

/** A few wallets that a newcomer can get, as data; the directory of a gateway has many more. */
export const knownWallets: readonly CustomWallet[] = [
  {
    id: 'io.metamask',
    name: 'MetaMask',
    rdns: 'io.metamask',
    homepage: 'https://metamask.io/',
    app_store: 'https://apps.apple.com/us/app/metamask/id1438144202',
    play_store: 'https://play.google.com/store/apps/details?id=io.metamask',
    chrome_store: 'https://chrome.google.com/webstore/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
  },
  {
    id: 'io.rabby',
    name: 'Rabby Wallet',
    rdns: 'io.rabby',
    homepage: 'https://rabby.io/',
    chrome_store: 'https://chromewebstore.google.com/detail/rabby-wallet/acmacodkjbdgmoleebolmdjonilkdbch',
  },
  {
    id: 'me.rainbow',
    name: 'Rainbow',
    rdns: 'me.rainbow',
    homepage: 'https://rainbow.me/',
    app_store: 'https://apps.apple.com/app/rainbow-ethereum-wallet/id1457119021',
    play_store: 'https://play.google.com/store/apps/details?id=me.rainbow',
    chrome_store: 'https://chromewebstore.google.com/detail/rainbow/opfgelmcmbiajamepnmloijbpoleiama',
  },
  {
    id: 'com.trustwallet.app',
    name: 'Trust Wallet',
    rdns: 'com.trustwallet.app',
    homepage: 'https://trustwallet.com/',
    app_store: 'https://apps.apple.com/app/apple-store/id1288339409',
    play_store: 'https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp',
    chrome_store: 'https://chrome.google.com/webstore/detail/trust-wallet/egjidjbpglichdcondbcbdnbeeppgdph',
  },
  {
    id: 'io.zerion.wallet',
    name: 'Zerion',
    rdns: 'io.zerion.wallet',
    homepage: 'https://zerion.io/',
    app_store: 'https://apps.apple.com/app/id1456732565',
    play_store: 'https://play.google.com/store/apps/details?id=io.zerion.android',
    chrome_store:
      'https://chrome.google.com/webstore/detail/zerion-wallet-for-web3-nf/klghhnkeealcohjjanjjdaeeggmfmlpl',
  },
  {
    id: 'com.okex.wallet',
    name: 'OKX Wallet',
    rdns: 'com.okex.wallet',
    homepage: 'https://www.okx.com/download',
    app_store: 'https://apps.apple.com/us/app/okx-wallet-portal-to-web3/id6743309484',
    play_store: 'https://play.google.com/store/apps/details?id=com.okx.wallet',
    chrome_store: 'https://chrome.google.com/webstore/detail/okx-wallet/mcohilncbfahbmgdjkbpemcciiolgcge',
  },
]
