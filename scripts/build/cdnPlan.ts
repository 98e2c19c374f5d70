import { type ChunkPlan, chunkPlan } from './chunkPlan'

/**
 * Where the files of a page without a bundler are cut. A wallet can connect, and an account of an earlier visit can be
 * shown, without React.
 */
export const cdnPlan: ChunkPlan = {
  early: [{ name: 'page', roots: ['latchkey/cdn'] }],
  steps: [
    {
      // What the files of the families and of pairing share with the rest, so none of them loads more than that.
      name: 'shared',
      roots: [
        'bitcoin/network/networks',
        'core/embedded/embeddedConnector',
        'core/pairing/PairingProvider',
        'core/ports/createLazyProvider',
        'core/ports/createListeners',
        'core/ports/hasMethod',
        'core/ports/loadOnce',
        'protocol/caip/isNetworkId',
        'protocol/caip/isSameAddress',
        'protocol/errors/network',
        'protocol/storage/loginItems',
        'protocol/untrusted/fieldsOf',
        'solana/network/networks',
      ],
    },
    {
      name: 'open',
      roots: [
        'core/nav/openClose',
        'core/directory/discover',
        'evm/discover/*',
        // What the wallet and the modal share, so neither loads the other.
        'core/connect/getConnector',
        'core/connect/preloadConnect',
        'core/connect/wantedFamily',
        'core/nav/navigate',
        'ui/parts/hashText',
      ],
    },
    {
      name: 'wallet',
      roots: ['core/connect/*', 'evm/wallet/*', 'evm/read/getBalance', 'react/elements/describeAccount'],
    },
    { name: 'modal', roots: ['react/elements/mountModal'] },
    ...chunkPlan.steps.filter(({ name }) => name === 'account'),
    // What a page imports besides.
    ...['networks', 'solana', 'bitcoin', 'polkadot', 'pairing', 'embedded', 'siwx'].map((name) => ({
      name: `${name}-page`,
      roots: [`latchkey/${name}`],
    })),
  ],
  // A page without a bundler has no wagmi.
  later: chunkPlan.later.filter(({ name }) => name !== 'site' && name !== 'wagmi'),
}
