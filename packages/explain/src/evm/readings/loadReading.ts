import type { Line } from '../../Explanation'
import type { EvmRequest } from '../EvmRequest'
import { type Answers, isItems } from '../simulation/reads'

/** Says what a request asks for, as far as it tells itself. `facts` tell which contracts are collections. */
export type ReadLines = (account: string, facts: Answers) => readonly Line[]

/** Loads what reads this kind of request: nobody needs the readings of messages for a call. */
export async function loadReading(request: EvmRequest): Promise<ReadLines> {
  if (request.kind === 'typed-data') {
    const { readMessage } = await import('./readMessage')
    return (account) => readMessage(request.data, account)
  }
  const { readCall, isRare } = await import('./readCall')
  const further = request.calls.some(isRare) ? (await import('./rareReadings')).rareReadings : {}
  return (account, facts) => [
    ...request.calls.flatMap((call) => readCall(call, account, isItems(facts, call.to ?? ''), further)),
    ...request.delegates.map((to): Line => ({ kind: 'change', what: 'delegation', at: account, to })),
  ]
}
