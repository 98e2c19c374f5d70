import {
  type CodeKind,
  type LatchkeyError,
  pairingRejections,
  providerUnauthorized,
  readWalletError,
  rpcMethodNotSupported,
  userRejected,
} from '@latchkey/protocol'
import type { WalletForm } from '../wallet/WalletForm'

/** What numbers mean in a form: sats-connect has its own meaning for three that JSON-RPC leaves to everybody. */
const kinds: { readonly [F in WalletForm]?: { readonly [code: number]: CodeKind } } = {
  wbip: {
    [-32000]: userRejected,
    [-32001]: rpcMethodNotSupported,
    [-32002]: providerUnauthorized,
  },
  paired: pairingRejections,
}

/** The kind of what a Bitcoin wallet threw; the thrown thing stays its cause. */
export function fromWalletError(thrown: unknown, name: string, form: WalletForm): LatchkeyError {
  return readWalletError(thrown, name, { kinds: kinds[form] ?? {} })
}
