import { invalidAddress, malformedAnswer, type Network } from '@latchkey/protocol'
import { bytesToHex } from '@noble/hashes/utils.js'
import { compact, u32 } from '@polkadot-api/substrate-bindings'
import { askNode } from '../read/askNode'
import { decodeAddress } from '../ss58/decodeAddress'
import { encodeExtensions } from '../transaction/encodeExtensions'
import type { Chain } from './Chain'

/** Version 4, signed; the account by its key; a signature of sr25519. */
const [signed, byKey, sr25519] = [0x84, 0, 1]
/** As long as a real one; nobody checks it. */
const signature = new Uint8Array(64).fill(1)

/** The fee at the end of the answer, in 16 bytes, after a weight and a class. */
function parseFee(answer: unknown): bigint | null {
  const digits =
    typeof answer === 'string' ? /^0x(?:[\da-f]{2}){3,40}?([\da-f]{32})$/i.exec(answer)?.[1] : undefined
  return digits ? BigInt(`0x${digits.match(/../g)?.reverse().join('')}`) : null
}

/** [SND-5] What the chain takes for a call if it were in the next block. @throws malformedAnswer, invalidRequest and what `askNode` throws */
export async function readFee(
  chain: Chain,
  network: Network,
  address: string,
  call: Uint8Array,
): Promise<bigint> {
  const id = decodeAddress(address)
  if (!id) throw invalidAddress({ value: address })
  const none = new Uint8Array(32)
  // Only their lengths matter.
  const facts = {
    ...{ metadata: none, genesisHash: none, blockHash: none },
    ...{ blockNumber: 0, nonce: 2 ** 14, specVersion: 0, transactionVersion: 0 },
  }
  const parts = encodeExtensions(chain.extensions, facts)
  const body = [
    ...[signed, byKey, ...id, sr25519, ...signature],
    ...chain.extensions.flatMap((name) => [...(parts[name]?.value ?? [])]),
    ...call,
  ]
  const extrinsic = [...compact.enc(body.length), ...body]
  // What `payment_queryInfo` asks the runtime as well. Some nodes pass it the length in the wrong order of bytes.
  const what = 'TransactionPaymentApi_query_info'
  const asked = Uint8Array.from([...extrinsic, ...u32.enc(extrinsic.length)])
  const fee = parseFee(await askNode(network, 'state_call', [what, `0x${bytesToHex(asked)}`]))
  if (fee === null) throw malformedAnswer({ what })
  return fee
}
