import type { Namespace } from 'latchkey'
import type { Signed } from './verify/Signed'

/** Whether the signature of a message was made by an account's key, worked out here and not by the wallet. @throws cannotVerify */
export async function verifySignature(namespace: Namespace, signed: Signed): Promise<boolean> {
  switch (namespace) {
    case 'eip155':
      return (await import('./verify/verifyEvm')).verifyEvm(signed)
    case 'solana':
      return (await import('./verify/verifySolana')).verifySolana(signed)
    case 'bip122':
      return (await import('./verify/verifyBitcoin')).verifyBitcoin(signed)
    case 'polkadot':
      return (await import('./verify/verifyPolkadot')).verifyPolkadot(signed)
  }
}
