export {
  fundsMissing,
  nodeMissing,
  nodeRefused,
  phraseRefused,
  requestRefused,
  siteSilent,
} from './errors'
export { createFamilies } from './families/createFamilies'
export type { Asked, Family } from './families/Family'
export { showText } from './families/showText'
export type { Detail, Task, TreeNode } from './families/Task'
export { createPhrase } from './keys/createPhrase'
export { demoPhrase } from './keys/demoPhrase'
export { deriveKeys } from './keys/deriveKeys'
export type { Keys } from './keys/Keys'
export { answerSignIn } from './pairing/answerSignIn'
export { findSocket } from './pairing/findSocket'
export { type Grant, grantNamespaces } from './pairing/grantNamespaces'
export { openPairedSite, type PairedSite, type PairedSiteOptions } from './pairing/openPairedSite'
export { openTestSite, type TestSite } from './pairing/openTestSite'
export type { PairingWallet, PairingWalletControls, PairingWalletState } from './pairing/PairingWallet'
export type { PairingWalletOptions } from './pairing/PairingWalletOptions'
export { type ReadRequest, readRequest } from './pairing/readRequest'
export { type ReadSignIn, readSignIn } from './pairing/readSignIn'
export { startPairingWallet } from './pairing/startPairingWallet'
export { type SessionPorts, switchSession } from './pairing/switchSession'
export { whileSiteAnswers } from './pairing/whileSiteAnswers'
