import {
  type CodeKind,
  type LatchkeyError,
  pairingRejections,
  providerUnauthorized,
  readWalletError,
  rpcMethodNotSupported,
  userRejected,
} from '@latchkey/protocol'
import type { WalletForm } from '../wallet/formOf'

/** Codes whose meaning depends on the form: sats-connect gives three codes its own meaning. */
const kinds: { readonly [F in WalletForm]?: { readonly [code: number]: CodeKind } } = {
  wbip: {
    [-32000]: userRejected,
    [-32001]: rpcMethodNotSupported,
    [-32002]: providerUnauthorized,
  },
  paired: pairingRejections,
}

/** Turns what a Bitcoin wallet threw into an error kind, with the original as its cause. */
export function fromWalletError(thrown: unknown, name: string, form: WalletForm): LatchkeyError {
  return readWalletError(thrown, name, { kinds: kinds[form] ?? {} })
}
