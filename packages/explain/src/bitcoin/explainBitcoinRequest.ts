import { fieldsOf } from '@latchkey/protocol'
import { blindExplanation } from '../blindExplanation'
import type { Explanation } from '../Explanation'
import { explainMessage } from '../explainMessage'
import type { WalletRequest } from '../WalletRequest'
import type { BitcoinPorts } from './BitcoinPorts'
import { explainBitcoin } from './explainBitcoin'
import { explainPayments } from './explainPayments'
import { readPayments } from './readPayments'
import { readPsbtRequest } from './readPsbtRequest'

/** Explains a request in the form of any of the four standards of Bitcoin wallets. Never throws. */
export function explainBitcoinRequest({ method, params }: WalletRequest, ports: BitcoinPorts): Explanation {
  if (/signMessage$/.test(method)) {
    const { message } = fieldsOf(Array.isArray(params) ? params[0] : params)
    return explainMessage(typeof message === 'string' || message instanceof Uint8Array ? message : undefined)
  }
  const payments = readPayments(method, params)
  if (payments) return explainPayments(payments, ports)
  const psbt = readPsbtRequest(method, params)
  return psbt ? explainBitcoin(psbt, ports) : blindExplanation
}
