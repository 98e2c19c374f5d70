import type { DappVersion } from './startTestDapp'
import type { TestWalletVersion } from './startTestWallet'

/** A site and a wallet on real SDKs. */
export type SdkPair = readonly [DappVersion, TestWalletVersion]

/** Each tested version once. */
export const everySdk: readonly SdkPair[] = [
  ['2.21.8', '1.2.10'],
  ['2.17.3', '1.1.2'],
  ['sign-client-2.17.1', 'walletkit-1.1.1'],
  ['sign-client-2.19.4', 'web3wallet-1.16.1'],
]

/** Also new sites with old wallets, and the other way round. */
export const sdkPairs: readonly SdkPair[] = [
  ...everySdk,
  ['2.17.3', '1.2.10'],
  ['2.21.8', '1.1.2'],
  ['sign-client-2.17.1', '1.2.10'],
  ['2.21.8', 'web3wallet-1.16.1'],
]
