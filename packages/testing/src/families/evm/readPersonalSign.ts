import * as v from 'valibot'
import { hexToBytes, isHex, stringToBytes } from 'viem'
import { createTask } from '../createTask'
import type { Asked } from '../Family'
import { parseParams } from '../parseParams'
import { readableBytes } from '../readableBytes'
import type { Detail, Task } from '../Task'
import { assertOwn, type EvmPorts } from './EvmPorts'
import { evmAddress } from './evmSchemas'

const schema = v.tuple([v.string(), evmAddress])

/** `personal_sign`: a text, or bytes in hexadecimal. @throws requestRefused */
export function readPersonalSign(ports: EvmPorts, { params }: Asked): Task {
  const given: readonly unknown[] = Array.isArray(params) ? params.slice(0, 2) : []
  // Some sites put the address first, as for `eth_sign`.
  const isSwapped = isEvmAddress(given[0]) && !isEvmAddress(given[1])
  const [text, address] = parseParams(schema, isSwapped ? given.toReversed() : given)
  assertOwn(ports, address)
  const raw = isHex(text) && text.length % 2 === 0 ? hexToBytes(text) : stringToBytes(text)
  const message = readableBytes('Message', raw)
  return createTask({
    title: 'Sign a message',
    details: [message],
    warnings: personalSignWarnings(raw, message),
    run: () => ports.account.signMessage({ message: { raw } }),
  })
}

/**
 * Warns about what can't be read. 32 bytes are the length of a hash: contracts such as Safe accept a signed hash as
 * approval of the transaction behind it.
 */
function personalSignWarnings({ length }: Uint8Array, shown: Detail): readonly string[] {
  if (length === 32)
    return [
      'This may be the hash of a transaction or an order. Signing it can approve something that you can’t see here.',
    ]
  return shown.kind === 'text' && shown.isCode
    ? ['This wallet can’t read what these bytes mean. Sign only what you recognize.']
    : []
}

function isEvmAddress(value: unknown): boolean {
  return v.is(evmAddress, value)
}
