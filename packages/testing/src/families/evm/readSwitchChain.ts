import * as v from 'valibot'
import { createTask } from '../createTask'
import type { Asked } from '../Family'
import { parseParams } from '../parseParams'
import type { Task } from '../Task'
import type { EvmPorts } from './EvmPorts'
import { evmChainId } from './evmSchemas'

const schema = v.tuple([v.object({ chainId: evmChainId })])

/** `wallet_switchEthereumChain`: the session's holder adds the chain. @throws requestRefused */
export function readSwitchChain({ nodeOf }: EvmPorts, { params }: Asked): Task {
  const [{ chainId }] = parseParams(schema, Array.isArray(params) ? params.slice(0, 1) : params)
  return createTask({
    title: 'Switch network',
    verb: 'Switch',
    details: [{ kind: 'fact', label: 'Network', value: chainId }],
    warnings: nodeOf(chainId) ? [] : ['This wallet has no node for this network. It can sign but not send.'],
    switchesTo: chainId,
    run: async () => null,
  })
}
