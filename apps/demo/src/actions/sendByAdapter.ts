import { toBaseUnits } from '@latchkey/protocol'
import { fetchBalance, getAccount, type Latchkey, type Network } from 'latchkey'
import { cannotSend } from '../errors'
import type { TestPayment } from './testPayment'

/** The status of a transaction. */
export type SentTransaction = {
  readonly hash: string
  readonly words: string
  /** True when there is nothing left to wait for. */
  readonly isDone: boolean
}

const patienceMs = 30_000
const pauseMs = 500

/**
 * Pays from a family's connected account through its adapter, then waits until the balance shows it.
 * @throws cannotSend, and any error from the wallet or the node
 */
export async function sendByAdapter(
  latchkey: Latchkey,
  { network, payment }: { readonly network: Network; readonly payment: TestPayment },
  onChange: (sent: SentTransaction) => void,
): Promise<void> {
  const { chainNamespace: namespace, nativeCurrency } = network
  const read = () => getAccount(latchkey.getState(), namespace)
  const { address, connectorId } = read()
  const connector = latchkey
    .getState()
    .connect.connectors.find(({ id, chain }) => id === connectorId && chain === namespace)
  const send = latchkey.adapters.get(namespace)?.can.sendTransaction
  if (!address || !connector || !send) throw cannotSend({ network: network.name })
  await fetchBalance(latchkey, { isForced: true, namespace })
  const before = read().details.balance
  const value = toBaseUnits(payment.amount, nativeCurrency.decimals)
  const hash = await send({ connector, address, network, transaction: { to: payment.to, value } })
  onChange({ hash, words: 'Sent. The balance hasn’t changed yet.', isDone: false })
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    await fetchBalance(latchkey, { isForced: true, namespace })
    const now = read()
    if (now.address === address && now.details.balance !== before) {
      onChange({ hash, words: `Arrived: you have ${now.details.balance} left.`, isDone: true })
      return
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  onChange({ hash, words: 'Sent. The network is taking its time.', isDone: true })
}
