export { connectClient, type Push, type TestClient } from './connectClient'
export { createIdentity, type Identity } from './createIdentity'
export { createPeerMemory, type PeerMemory } from './peerOptions'
export { type DappVersion, startTestDapp, type TestDapp } from './startTestDapp'
export { startTestRelay, type TestRelay, type TestRelayOptions } from './startTestRelay'
export {
  startTestWallet,
  type TestWallet,
  type TestWalletOptions,
  type WalletVersion,
} from './startTestWallet'
export { type Refusal, waitForRefusal } from './waitForRefusal'
