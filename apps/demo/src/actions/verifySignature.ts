import { isLatchkeyError, type Namespace } from 'latchkey'
import type { Signed } from './verify/Signed'

type Verify = (signed: Signed) => Promise<boolean>

const loaders: { readonly [N in Namespace]: () => Promise<Verify> } = {
  eip155: async () => (await import('./verify/verifyEvm')).verifyEvm,
  solana: async () => (await import('./verify/verifySolana')).verifySolana,
  bip122: async () => (await import('./verify/verifyBitcoin')).verifyBitcoin,
  polkadot: async () => (await import('./verify/verifyPolkadot')).verifyPolkadot,
}

/** Checks here, without the wallet, that an account's key signed a message. @throws cannotVerify */
export async function verifySignature(namespace: Namespace, signed: Signed): Promise<boolean> {
  const verify = await loaders[namespace]()
  try {
    return await verify(signed)
  } catch (cause) {
    if (isLatchkeyError(cause)) throw cause
    // A malformed signature can't be the account's.
    return false
  }
}
