import * as v from 'valibot'
import { hexToBytes, isHex, stringToBytes } from 'viem'
import { createTask } from '../createTask'
import type { Asked } from '../Family'
import { parseParams } from '../parseParams'
import { readableBytes } from '../readableBytes'
import type { Task } from '../Task'
import { assertOwn, type EvmPorts } from './EvmPorts'
import { evmAddress } from './evmSchemas'

const schema = v.tuple([v.string(), evmAddress])

/** `personal_sign`: a text, or bytes in hexadecimal. @throws requestRefused */
export function readPersonalSign(ports: EvmPorts, { params }: Asked): Task {
  const given: readonly unknown[] = Array.isArray(params) ? params.slice(0, 2) : []
  // Some sites put the address first, as for `eth_sign`.
  const isSwapped = isEvmAddress(given[0]) && !isEvmAddress(given[1])
  const [message, address] = parseParams(schema, isSwapped ? given.toReversed() : given)
  assertOwn(ports, address)
  const raw = isHex(message) && message.length % 2 === 0 ? hexToBytes(message) : stringToBytes(message)
  return createTask({
    title: 'Sign a message',
    details: [readableBytes('Message', raw)],
    run: () => ports.account.signMessage({ message: { raw } }),
  })
}

function isEvmAddress(value: unknown): boolean {
  return v.is(evmAddress, value)
}
