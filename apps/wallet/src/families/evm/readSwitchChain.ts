import * as v from 'valibot'
import { createTask } from '../createTask'
import type { Asked } from '../Family'
import { parseParams } from '../parseParams'
import type { Task } from '../Task'
import type { EvmPorts } from './EvmPorts'

const schema = v.tuple([
  v.object({ chainId: v.pipe(v.string(), v.regex(/^0x[1-9a-f][0-9a-f]{0,12}$/i, 'Expected a chain id')) }),
])

/** `wallet_switchEthereumChain`: the session itself is widened by who holds it. @throws requestRefused */
export function readSwitchChain(_: EvmPorts, { params }: Asked): Task {
  const [{ chainId }] = parseParams(schema, Array.isArray(params) ? params.slice(0, 1) : params)
  return createTask({
    title: 'Switch the network',
    verb: 'Switch',
    details: [{ kind: 'fact', label: 'To', value: `eip155:${Number(chainId)}` }],
    switchesTo: `eip155:${Number(chainId)}`,
    run: async () => null,
  })
}
