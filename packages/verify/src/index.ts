export {
  type Cacao,
  isLatchkeyError,
  type NetworkId,
  type SignInData,
  type SignInSession,
} from '@latchkey/protocol'
export { accountOf } from './accountOf'
export { clockToleranceMs } from './checkExpected'
export type { ExpectedSignIn } from './ExpectedSignIn'
export type { NodeOptions } from './node/callContract'
export { parseSignInSession } from './parseSignInSession'
export type { SignatureQuestion } from './SignatureQuestion'
export { verifySignature } from './verifySignature'
export { type SignInQuestion, verifySignIn } from './verifySignIn'
