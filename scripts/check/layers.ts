/** The folders of a package in order, from the bottom up. */
export type FolderOrder = {
  /** Where the folders are. */
  readonly root: string
  /** Folders that everything is built on. They import code from each other only. */
  readonly foundation: readonly string[]
  /** The other folders. What acts in one of them is used only by later ones. */
  readonly features: readonly string[]
  /** The file with the type of the instance. A file that imports it acts; a file that doesn't holds state and rules. */
  readonly instance: string
  /** Files that an earlier folder may call to pass work on. */
  readonly handOvers: readonly string[]
}

/** Who may import whom. */
export type Layers = {
  /** Each package with the packages that it may import, from the bottom up. */
  readonly packages: { readonly [name: string]: readonly string[] }
  /** The packages that views may import directly, besides their model and parts. */
  readonly inViews: readonly string[]
  readonly folders: readonly FolderOrder[]
}

const chains = ['@latchkey/evm', '@latchkey/solana', '@latchkey/bitcoin', '@latchkey/polkadot']
/** What an adapter of a family and the pairing client build on. */
const forAdapters = ['@latchkey/core', '@latchkey/explain', '@latchkey/rpc', '@latchkey/protocol']

/** The layers of this repository; the one place that names them. */
export const layers: Layers = {
  packages: {
    '@latchkey/protocol': [],
    '@latchkey/ui': [],
    '@latchkey/rpc': ['@latchkey/protocol'],
    '@latchkey/explain': ['@latchkey/protocol'],
    '@latchkey/core': ['@latchkey/explain', '@latchkey/rpc', '@latchkey/protocol'],
    '@latchkey/verify': ['@latchkey/rpc', '@latchkey/protocol'],
    '@latchkey/evm': forAdapters,
    '@latchkey/solana': forAdapters,
    '@latchkey/bitcoin': forAdapters,
    '@latchkey/polkadot': forAdapters,
    '@latchkey/pairing': forAdapters,
    '@latchkey/embedded': forAdapters,
    '@latchkey/wagmi': ['@latchkey/core', '@latchkey/protocol'],
    '@latchkey/react': ['@latchkey/core', '@latchkey/explain', '@latchkey/protocol', '@latchkey/ui'],
    latchkey: [
      '@latchkey/core',
      '@latchkey/explain',
      '@latchkey/protocol',
      '@latchkey/ui',
      '@latchkey/verify',
      ...chains,
      '@latchkey/pairing',
      '@latchkey/embedded',
      '@latchkey/wagmi',
      '@latchkey/react',
    ],
    // Its paired wallet uses the wallet's side of the pairing client.
    '@latchkey/testing': ['@latchkey/core', '@latchkey/protocol', '@latchkey/pairing'],
    '@latchkey/relay': ['@latchkey/protocol'],
    '@latchkey/gateway': ['@latchkey/protocol', '@latchkey/rpc', '@latchkey/verify', '@latchkey/relay'],
    '@latchkey/frame': [
      '@latchkey/protocol',
      '@latchkey/rpc',
      '@latchkey/ui',
      '@latchkey/explain',
      '@latchkey/verify',
      '@latchkey/relay',
      '@latchkey/gateway',
    ],
    // It has no source: the build takes the program out of the frame.
    'latchkey-recover': [],
    '@latchkey/demo': ['latchkey', '@latchkey/protocol', '@latchkey/ui', '@latchkey/testing'],
    '@latchkey/wallet': [
      '@latchkey/protocol',
      '@latchkey/ui',
      '@latchkey/explain',
      '@latchkey/pairing',
      '@latchkey/testing',
      '@latchkey/demo',
    ],
    '@latchkey/e2e': [
      'latchkey',
      '@latchkey/core',
      '@latchkey/protocol',
      '@latchkey/testing',
      '@latchkey/gateway',
      '@latchkey/relay',
      '@latchkey/frame',
      '@latchkey/demo',
      '@latchkey/wallet',
    ],
    '@latchkey/bench': [
      'latchkey',
      '@latchkey/protocol',
      '@latchkey/explain',
      '@latchkey/pairing',
      '@latchkey/testing',
      '@latchkey/gateway',
      '@latchkey/relay',
      '@latchkey/frame',
      '@latchkey/demo',
    ],
  },
  inViews: ['@latchkey/ui'],
  folders: [
    {
      root: 'packages/core/src',
      foundation: ['store', 'ports', 'storage', 'options'],
      features: [
        'modal',
        'http',
        'events',
        'directory',
        'nav',
        'network',
        'connect',
        'site',
        'rpc',
        'smart-sessions',
        'activity',
        'account',
        'send',
        'onramp',
        'explain',
        'request',
        'swap',
        'sign-in',
        'name',
        'pairing',
        'embedded',
      ],
      instance: 'Latchkey.ts',
      // A connected visitor goes on to sign in, and what they sent or bought before is followed.
      handOvers: ['sign-in/noteConnected.ts', 'send/resumeSent.ts', 'onramp/resumePurchases.ts'],
    },
  ],
}
