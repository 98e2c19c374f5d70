import type { Line } from '../../Explanation'
import type { EvmRequest } from '../EvmRequest'
import { type Answers, isItems } from '../simulation/reads'
import { readCall } from './readCall'
import { readMessage } from './readMessage'

/** Says what a request asks for, as far as it tells itself. `facts` tell which contracts are collections. */
export function readLines(request: EvmRequest, account: string, facts: Answers): readonly Line[] {
  if (request.kind === 'typed-data') return readMessage(request.data, account)
  return [
    ...request.calls.flatMap((call) => readCall(call, account, isItems(facts, call.to ?? ''))),
    ...request.delegates.map((to): Line => ({ kind: 'change', what: 'delegation', at: account, to })),
  ]
}
