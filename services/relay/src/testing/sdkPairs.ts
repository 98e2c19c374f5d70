import type { WalletVersion } from './loadKit'
import type { DappVersion } from './startTestDapp'

/** A site and a wallet on real SDKs. */
export type SdkPair = readonly [DappVersion, WalletVersion]

/** Each tested version once. */
export const everySdk: readonly SdkPair[] = [
  ['2.21.8', '1.2.10'],
  ['2.17.3', '1.1.2'],
]

/** Also new sites with old wallets, and the other way round. */
export const sdkPairs: readonly SdkPair[] = [...everySdk, ['2.17.3', '1.2.10'], ['2.21.8', '1.1.2']]
