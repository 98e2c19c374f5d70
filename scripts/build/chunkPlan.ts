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
    {
      name: 'page',
      roots: ['react/LatchkeyProvider', 'react/components/ConnectButton', 'react/hooks/useAccount'],
    },
  ],
  steps: [
    // Opening.
    { name: 'modal', roots: ['react/shell/ModalShell', 'core/modalActions', 'evm/discover/discover'] },
    // Connecting, coming back connected, and the first look at the account.
    {
      name: 'account',
      roots: [
        'core/connectedActions',
        'react/components/AccountFace',
        'react/views/connect/ConnectingExternalView',
        'react/views/account/AccountView',
        'react/i18n/en',
        'evm/callMethod',
      ],
    },
  ],
  later: [
    { name: 'gateway', roots: ['core/gatewayActions', 'core/directory/directoryActions'] },
    { name: 'assets', roots: ['react/views/account/AssetTabs'], after: ['gateway'] },
    {
      name: 'views',
      roots: [
        'react/views/network/networkViews',
        'react/views/account/accountViews',
        'react/views/account/WalletReceiveView',
        'react/views/connect/connectViews',
      ],
    },
    { name: 'directory', roots: ['react/views/directory/directoryViews'] },
    { name: 'sign-in', roots: ['core/sign-in/signInActions', 'react/views/sign-in/signInViews'] },
    { name: 'pairing-views', roots: ['react/views/pairing/pairingViews'] },
    { name: 'pairing', roots: ['pairing/openPairing'] },
    {
      name: 'pairing-sign-in',
      roots: ['pairing/authenticate/oneClick', 'pairing/provider/callAnswers'],
      after: ['pairing'],
    },
    { name: 'evm', roots: ['evm/createLaterMethods'] },
    { name: 'solana', roots: ['solana/callMethod'] },
    { name: 'solana-signing', roots: ['solana/sign/*', 'solana/transaction/*'], after: ['solana'] },
    { name: 'bitcoin', roots: ['bitcoin/callMethod', 'bitcoin/read/getBalance'] },
    {
      name: 'bitcoin-signing',
      roots: ['bitcoin/sign/*', 'bitcoin/transaction/*', 'bitcoin/network/switchNetwork'],
      after: ['bitcoin'],
    },
    { name: 'polkadot', roots: ['polkadot/callMethod'] },
    { name: 'polkadot-signing', roots: ['polkadot/transaction/*', 'polkadot/paired/*'], after: ['polkadot'] },
  ],
}
