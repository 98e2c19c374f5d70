export { connectClient, type Push, type TestClient } from './connectClient'
export { createIdentity, type Identity } from './createIdentity'
export type { WalletVersion } from './loadKit'
export { createPeerMemory, type PeerMemory } from './peerOptions'
export { everySdk, type SdkPair, sdkPairs } from './sdkPairs'
export { faceOf } from './sessions/faceOf'
export { openNodeStage } from './sessions/openNodeStage'
export type { SiteEnd } from './sessions/SiteEnd'
export type { Stage } from './sessions/Stage'
export { startStageRelay } from './sessions/startStageRelay'
export type { Told } from './sessions/Told'
export type { WalletEnd } from './sessions/WalletEnd'
export { type DappVersion, startTestDapp, type TestDapp } from './startTestDapp'
export { startTestRelay, type TestRelay, type TestRelayOptions } from './startTestRelay'
export {
  startTestWallet,
  type TestWallet,
  type TestWalletOptions,
} from './startTestWallet'
export { type Refusal, waitForRefusal } from './waitForRefusal'
