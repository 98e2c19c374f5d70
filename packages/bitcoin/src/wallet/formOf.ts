import type { Connector } from '@latchkey/core'
import { fieldsOf } from '@latchkey/protocol'

/**
 * How to talk to a wallet: through the wallet standard, WBIP requests (sats-connect), UniSat's methods, or
 * requests to a paired wallet.
 */
export type WalletForm = 'standard' | 'wbip' | 'unisat' | 'paired'

/** The form of the wallet behind a connector, judged by its object. */
export function formOf({ type, provider }: Connector): WalletForm {
  if (type === 'WALLET_CONNECT') return 'paired'
  const { features, requestAccounts } = fieldsOf(provider)
  if (features !== undefined) return 'standard'
  return typeof requestAccounts === 'function' ? 'unisat' : 'wbip'
}
