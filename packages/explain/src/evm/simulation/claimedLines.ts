import type { Line, Token } from '../../Explanation'
import { allowAllLine, allowLine, fungible, isSame, item, moveLines } from '../readings/lines'
import { readWords, type Words } from '../readings/readWords'
import type { CallResult } from './simulateBlock'

/** Where nodes log moves of the network's coin (`traceTransfers`). No contract can be at this address. */
const coinAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

type Claim = (
  log: { readonly from: string; readonly topic: Words; readonly data: Words },
  account: string,
) => readonly Line[]

/** Leaves a line out unless the first indexed address is the account. */
const ifOwn =
  (claim: Claim): Claim =>
  (log, account) =>
    isSame(log.topic.address(1), account) ? claim(log, account) : []

const permit2Allowance = ifOwn(({ topic, data }) => [
  allowLine(fungible(topic.address(2)), topic.address(3), data.uint(0), data.uint(1)),
])

/** What a log says, by the first four bytes of the event's hash and the number of topics. */
const claims: { readonly [event: string]: Claim } = {
  // Transfer of ERC-20 and of ERC-721
  ddf252ad3({ from, topic, data }, account) {
    const token: Token = from === coinAddress ? { kind: 'native' } : fungible(from)
    return moveLines(token, data.uint(0), topic.address(1), topic.address(2), account)
  },
  ddf252ad4: ({ from, topic }, account) =>
    moveLines(item(from, topic.uint(3)), 1n, topic.address(1), topic.address(2), account),
  // TransferSingle and TransferBatch of ERC-1155
  c3d581684: ({ from, topic, data }, account) =>
    moveLines(item(from, data.uint(0)), data.uint(1), topic.address(2), topic.address(3), account),
  '4a39dc064'({ from, topic, data }, account) {
    const [ids, amounts] = [data.list(0), data.list(1)]
    // More items than anyone reads.
    if (ids.length === 0 && isSame(topic.address(2), account))
      return [{ kind: 'unknown', to: from, selector: '' }]
    return ids.flatMap((id, index) => {
      const amount = amounts[index]?.uint(0) ?? 0n
      return moveLines(item(from, id.uint(0)), amount, topic.address(2), topic.address(3), account)
    })
  },
  // Approval of ERC-20 and of ERC-721, ApprovalForAll
  '8c5be1e53': ifOwn(({ from, topic, data }) => [allowLine(fungible(from), topic.address(2), data.uint(0))]),
  '8c5be1e54': ifOwn(({ from, topic }) => [
    allowLine(item(from, topic.uint(3)), topic.address(2), topic.uint(2) && 1n),
  ]),
  '17307eab3': ifOwn(({ from, topic, data }) => [allowAllLine(from, topic.address(2), data.uint(0) !== 0n)]),
  // Permit2: Approval, Permit
  da9fa7c14: permit2Allowance,
  c6a377bf4: permit2Allowance,
  // Upgraded, AdminChanged, OwnershipTransferred away from the account
  bc7cd75a2: ({ from, topic }) => [{ kind: 'change', what: 'code', at: from, to: topic.address(1) }],
  '7e644d791': ({ from, data }) => [{ kind: 'change', what: 'admin', at: from, to: data.address(1) }],
  '8be0079c3': ifOwn(({ from, topic }) => [
    { kind: 'change', what: 'owner', at: from, to: topic.address(2) },
  ]),
}

/** Reads what logs say about an account. A contract can log anything, so this is where to look, not what happened. */
export function claimedLines(results: readonly CallResult[], account: string): readonly Line[] {
  const logs = results.flatMap((one) => one.logs)
  return logs.flatMap(({ address, topics, data }) => {
    const key = `${topics[0]?.slice(2, 10)}${topics.length}`
    const claim = Object.hasOwn(claims, key) ? claims[key] : undefined
    const topic = readWords(topics.map((one) => one.slice(2).padStart(64, '0')).join(''))
    return claim?.({ from: address, topic, data: readWords(data.slice(2)) }, account) ?? []
  })
}
