/** Another modal to compare with. Nothing of it is in this repository or in what we publish. */
export type Peer = {
  readonly name: string
  /** The folder of its page in `bench/peers`. */
  readonly folder: string
  /** What to install. The first one is the modal itself. */
  readonly packages: readonly string[]
  /** What to install if npm no longer has that version. */
  readonly otherwise?: readonly string[]
}

const react = ['react@19', 'react-dom@19', '@tanstack/react-query@5']
const wagmi = ['wagmi@2', 'viem@2.56.8']

/** The peers that `--peers` compares with. */
export const peers: readonly Peer[] = [
  { name: 'dapp-kit', folder: 'dapp-kit', packages: ['@mysten/dapp-kit', '@mysten/sui', ...react] },
  { name: 'RainbowKit', folder: 'rainbowkit', packages: ['@rainbow-me/rainbowkit', ...wagmi, ...react] },
  {
    name: 'AppKit',
    folder: 'appkit',
    packages: ['@reown/appkit@1.8.0', '@reown/appkit-adapter-wagmi@1.8.0', ...wagmi, ...react],
    otherwise: ['@reown/appkit', '@reown/appkit-adapter-wagmi', ...wagmi, ...react],
  },
]
