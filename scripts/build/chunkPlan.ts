/** A file that we publish. */
export type Part = {
  readonly name: string
  /** Where it begins: `core/connect/connect` is `packages/core/src/connect/connect.ts`, `core/http/*` a whole folder. */
  readonly roots: readonly string[]
}

/** A file that only some visitors need, and what they have loaded by then. */
export type LaterPart = Part & { readonly after?: readonly string[] }

/** What is published in one file. */
export type ChunkPlan = {
  /** On every page before the first click. */
  readonly early: readonly Part[]
  /** What every visitor needs next, one step after the other. */
  readonly steps: readonly Part[]
  /** What some visitors need, side by side. */
  readonly later: readonly LaterPart[]
}

/** Where our packages are cut. A module goes to the first file that needs it; see `assignChunks`. */
export const chunkPlan: ChunkPlan = {
  early: [
    // Without React, because servers import it too.
    {
      name: 'core',
      roots: ['core/createLatchkey', 'core/connect/getAccount', 'core/connect/getStatus', 'evm/evm'],
    },
    // What a button needs, with React or as a custom element.
    {
      name: 'button',
      roots: [
        'react/components/HostButton.module.css',
        'react/components/adoptStyles',
        'react/components/pressButton',
        'core/store/isAlike',
        'react/i18n/buttonTexts',
        'react/i18n/connectingTexts',
        'react/i18n/matchLocale',
        'react/i18n/reloadTexts',
        'react/loader/createPageParts',
      ],
    },
    {
      name: 'page',
      roots: ['react/LatchkeyProvider', 'react/components/ConnectButton', 'react/hooks/useAccount'],
    },
  ],
  steps: [
    // Opening.
    {
      name: 'modal',
      roots: ['react/shell/createModal', 'core/nav/openClose', 'core/directory/discover', 'evm/discover/*'],
    },
    // Connecting, coming back connected, and the first look at the account.
    {
      name: 'account',
      roots: [
        'core/connect/*',
        // They fill up a short list a moment after it is shown.
        'core/directory/builtInWallets',
        'react/components/AccountFace',
        'react/views/connect/ConnectingExternalView',
        'react/views/account/AccountView',
        'react/i18n/en',
        'evm/wallet/*',
        'evm/name/getName',
        'evm/read/getBalance',
        'evm/sign/signMessage',
      ],
    },
  ],
  later: [
    {
      name: 'gateway',
      roots: [
        'core/account/fetchIdentity',
        'core/directory/askFirstLists',
        'core/directory/fetchWalletPage',
        'core/directory/searchWallets',
        'core/events/sendEvent',
        'core/rpc/readThroughGateway',
        // Whether there is something to buy on the network.
        'core/onramp/loadVendors',
      ],
    },
    { name: 'assets', roots: ['react/views/account/AssetTabs'], after: ['gateway'] },
    {
      name: 'views',
      roots: [
        'react/views/network/*',
        'react/views/account/ProfileView',
        'react/views/account/SwitchAddressView',
        'react/views/account/WalletReceiveView',
        'react/views/account/WalletCompatibleNetworksView',
        'react/views/activity/TransactionsView',
        'react/views/connect/ConnectWalletsView',
        'react/views/connect/WhatIsAWalletView',
      ],
    },
    { name: 'directory', roots: ['react/views/directory/*'], after: ['gateway'] },
    { name: 'sign-in', roots: ['core/sign-in/*', 'react/views/sign-in/*'], after: ['gateway'] },
    {
      name: 'send',
      roots: [
        'core/send/openForm',
        'core/send/sendNow',
        'core/send/startSend',
        'core/send/links/*',
        'react/views/send/*',
        // It says how what was sent has ended.
        'react/shell/PageNotice',
      ],
      after: ['gateway', 'assets'],
    },
    // Buying, for sites whose gateway knows a vendor.
    {
      name: 'onramp',
      roots: ['core/onramp/openOnrampForm', 'core/onramp/startOnramp', 'react/views/onramp/*'],
      after: ['gateway', 'assets'],
    },
    // Swapping, for sites with a gateway. What it sends is followed as what is sent.
    {
      name: 'swap',
      roots: ['core/swap/openSwapForm', 'core/swap/getSwap', 'react/views/swap/*'],
      after: ['gateway', 'assets', 'send'],
    },
    { name: 'names', roots: ['core/name/openNameForm', 'react/views/name/*'], after: ['gateway'] },
    // For sites that want the modal ready before any sign of a press.
    { name: 'preload', roots: ['react/loader/preloadWhenVisible'] },
    // The modal in a page without React of its own.
    { name: 'elements', roots: ['react/elements/mountModal'] },
    { name: 'elements-account', roots: ['react/elements/describeAccount'] },
    // Wallets that a site brings along, and apps around the page.
    { name: 'brought', roots: ['evm/connectors/*', 'core/connect/connectAround'] },
    { name: 'pairing-views', roots: ['react/views/pairing/*'] },
    { name: 'pairing', roots: ['pairing/openPairing'] },
    {
      name: 'pairing-sign-in',
      roots: ['pairing/authenticate/*', 'pairing/provider/callAnswers'],
      after: ['pairing'],
    },
    // On sites with an embedded wallet: what the views and the frame's host side both use, then each of them.
    { name: 'embedded', roots: ['core/embedded/*'] },
    { name: 'embedded-frame', roots: ['embedded/openFrame'], after: ['embedded'] },
    { name: 'embedded-views', roots: ['react/views/embedded/*'], after: ['embedded'] },
    {
      name: 'farcaster',
      roots: ['react/views/farcaster/*'],
      after: ['embedded', 'embedded-views', 'pairing-views'],
    },
    // What the modal shows of a request, in any family.
    {
      name: 'explain',
      roots: ['core/explain/askApproval', 'react/views/explain/*'],
    },
    {
      name: 'explain-evm',
      roots: [
        'evm/explain/explain',
        'explain/evm/readings/readCall',
        'explain/evm/simulation/simulateRequest',
      ],
      after: ['explain'],
    },
    {
      name: 'explain-messages',
      roots: ['explain/evm/readings/readMessage', 'explain/evm/simulation/simulateMessage'],
      after: ['explain', 'explain-evm'],
    },
    { name: 'requests', roots: ['core/request/*', 'core/explain/getProvider'] },
    // Sites with wagmi.
    { name: 'site', roots: ['core/site/*'] },
    { name: 'wagmi', roots: ['wagmi/connector/*', 'wagmi/follow/toConnector'] },
    // What only sites in development load, most of it with `debug`.
    {
      name: 'development',
      roots: [
        'core/options/mistakes/tellMistakes',
        'core/options/mistakes/tellOnce',
        'core/directory/noteRefused',
        'react/shell/DebugMessage',
      ],
    },
    { name: 'network', roots: ['core/network/switchNetwork', 'evm/network/*'] },
    { name: 'evm', roots: ['evm/calls/*', 'evm/read/watchPending', 'evm/sign/*', 'evm/transaction/*'] },
    { name: 'evm-transfers', roots: ['evm/transfers/*'], after: ['evm'] },
    { name: 'evm-swaps', roots: ['evm/swaps/*'], after: ['evm', 'evm-transfers'] },
    { name: 'solana-discovery', roots: ['solana/discover/*'] },
    { name: 'solana', roots: ['solana/wallet/*', 'solana/read/getBalance'], after: ['solana-discovery'] },
    {
      name: 'solana-signing',
      roots: ['solana/sign/*', 'solana/transaction/*'],
      after: ['solana-discovery', 'solana'],
    },
    {
      name: 'solana-transfers',
      roots: ['solana/transfers/*'],
      after: ['solana-discovery', 'solana', 'solana-signing'],
    },
    { name: 'bitcoin-discovery', roots: ['bitcoin/discover/*'] },
    { name: 'bitcoin', roots: ['bitcoin/wallet/*', 'bitcoin/read/getBalance'], after: ['bitcoin-discovery'] },
    {
      name: 'bitcoin-signing',
      roots: ['bitcoin/network/switchNetwork', 'bitcoin/sign/*', 'bitcoin/transaction/*'],
      after: ['bitcoin-discovery', 'bitcoin'],
    },
    {
      name: 'bitcoin-transfers',
      roots: ['bitcoin/transfers/*'],
      after: ['bitcoin-discovery', 'bitcoin', 'bitcoin-signing'],
    },
    { name: 'polkadot-discovery', roots: ['polkadot/discover/*'] },
    {
      name: 'polkadot',
      roots: ['polkadot/wallet/*', 'polkadot/read/getBalance'],
      after: ['polkadot-discovery'],
    },
    {
      name: 'polkadot-signing',
      roots: ['polkadot/network/switchNetwork', 'polkadot/sign/*', 'polkadot/transaction/*'],
      after: ['polkadot-discovery', 'polkadot'],
    },
    {
      name: 'polkadot-transfers',
      roots: ['polkadot/transfers/*'],
      after: ['polkadot-discovery', 'polkadot', 'polkadot-signing'],
    },
  ],
}
