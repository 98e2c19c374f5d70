export { connectClient, type Push, type TestClient } from './connectClient'
export { createIdentity, type Identity } from './createIdentity'
export type { WalletVersion } from './loadKit'
export { multipliesAttempts } from './multipliesAttempts'
export { createPeerMemory, type PeerMemory } from './peerOptions'
export { type StartedPair, startSdkPair } from './processes/startSdkPair'
export { everySdk, type SdkPair, sdkPairs } from './sdkPairs'
export { faceOf } from './sessions/faceOf'
export { openNodeSocket } from './sessions/openNodeSocket'
export { openNodeStage } from './sessions/openNodeStage'
export type { SiteEnd } from './sessions/SiteEnd'
export type { Stage } from './sessions/Stage'
export { startStageRelay } from './sessions/startStageRelay'
export type { Told } from './sessions/Told'
export type { WalletEnd } from './sessions/WalletEnd'
export { startStorm } from './startStorm'
export { type DappVersion, startTestDapp, type TestDapp } from './startTestDapp'
export { startTestRelay, type TestRelay, type TestRelayOptions } from './startTestRelay'
export {
  startTestWallet,
  type TestWallet,
  type TestWalletOptions,
  type TestWalletVersion,
} from './startTestWallet'
export { startWaitingProxy, type WaitingProxy } from './startWaitingProxy'
export { type Refusal, waitForRefusal } from './waitForRefusal'
