import { fieldsOf } from '@latchkey/protocol'
import { hex } from '@scure/base'
import type { Explanation } from '../Explanation'
import { explainMessage } from '../explainMessage'
import type { WalletRequest } from '../WalletRequest'
import { explainPolkadot } from './explainPolkadot'
import { loadRuntime } from './loadRuntime'
import type { PolkadotPorts } from './PolkadotPorts'
import type { Runtime } from './Runtime'

/** What chains say of themselves, by network and version. It's large and only changes with the version: keep it. */
export type Runtimes = { readonly network: string; readonly runtimes: Map<string, Promise<Runtime>> }

/** Explains a request in the form that extensions and paired wallets get it. Never rejects. */
export async function explainPolkadotRequest(
  { method, params }: WalletRequest,
  { network, runtimes, ...ports }: Omit<PolkadotPorts, 'runtime'> & Runtimes,
): Promise<Explanation> {
  const given = fieldsOf(Array.isArray(params) ? params[0] : params)
  if (/sign(Raw|Message)$/.test(method)) return explainMessage(messageIn(given.data ?? given.message))
  const {
    method: call,
    era,
    tip,
    genesisHash,
    specVersion,
    assetId,
  } = fieldsOf(given.transactionPayload ?? given)
  if (typeof call !== 'string') return explainMessage(undefined)
  const key = `${network} ${specVersion}`
  const runtime = runtimes.get(key) ?? (ports.ask && loadRuntime(ports.ask))
  if (runtime) runtimes.set(key, runtime)
  runtime?.catch(() => runtimes.delete(key))
  return explainPolkadot(
    {
      method: call,
      era: textIn(era),
      tip: typeof tip === 'number' || typeof tip === 'bigint' ? tip : textIn(tip),
      genesisHash: textIn(genesisHash),
      assetId,
    },
    { ...ports, runtime },
  )
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Extensions sign bytes in hexadecimal as the bytes they are. */
function messageIn(message: unknown): Uint8Array | string | undefined {
  if (typeof message !== 'string') return undefined
  return /^0x([\da-f]{2})+$/i.test(message) ? hex.decode(message.slice(2).toLowerCase()) : message
}
