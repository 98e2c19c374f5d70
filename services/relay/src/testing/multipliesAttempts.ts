import type { DappVersion } from './startTestDapp'
import type { TestWalletVersion } from './startTestWallet'

const versions: ReadonlySet<DappVersion | TestWalletVersion> = new Set([
  'sign-client-2.17.1',
  'sign-client-2.19.4',
  'walletkit-1.1.1',
  'web3wallet-1.16.1',
] as const)

/**
 * Whether an SDK starts more attempts each time it fails to connect, at once and besides those that run. When the
 * attempt fails, core 2.17.1 and 2.19.4 go on as if it hadn't: they subscribe, subscribing connects again, and so on.
 * After 12 s without a relay, hundreds (2.17.1) or thousands (2.19.4) of attempts run in Node. Each replaces the socket
 * that all others look at, so even those that are accepted start more: 2.17.1 ends after two to four times as long as
 * the relay was away, and 2.19.4 doesn't end within a minute, without any limits too.
 */
export function multipliesAttempts(version: DappVersion | TestWalletVersion): boolean {
  return versions.has(version)
}
