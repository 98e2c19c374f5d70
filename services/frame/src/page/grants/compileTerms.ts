import { type AbiInput, permissionRefused } from '@latchkey/protocol'
import type { GrantTerms } from './GrantTerms'
import { isForbiddenContract } from './isForbiddenContract'
import { isForbiddenFunction } from './isForbiddenFunction'
import type { GrantRequest, Permission } from './readGrantRequest'
import { selectorOf } from './selectorOf'

type Call = GrantTerms['calls'][number]
type ContractCall = Extract<Permission, { type: 'contract-call' }>['data']

/** More coins than there are of any: whoever asks for this asks for all. */
const everything = 1n << 96n

/** More calls than a visitor can oversee in a day. */
const mostCalls = 1_000

/**
 * Works out what a request allows. The wallet gives no permission without a contract and its functions, for approvals
 * and transfers of tokens, for the account itself, or without a limit. @throws permissionRefused
 */
export function compileTerms(
  { permissions, policies, expiry }: Pick<GrantRequest, 'permissions' | 'policies' | 'expiry'>,
  account: string,
): GrantTerms {
  const natives = permissions.flatMap(({ type, data }) =>
    type === 'native-token-recurring-allowance' ? [data] : [],
  )
  const [native, second] = natives
  if (second) throw permissionRefused({ reason: 'two allowances' })
  if (permissions.some(({ type }) => type === 'erc20-recurring-allowance'))
    throw permissionRefused({ reason: 'tokens' })
  const allowance = native
    ? { amount: limited(native.allowance), start: native.start, period: native.period }
    : null
  const calls = permissions.flatMap(({ type, data }) =>
    type === 'contract-call' ? compileCalls(data, account.toLowerCase(), allowance?.amount) : [],
  )
  // An allowance alone would pay anyone.
  if (calls.length === 0) throw permissionRefused({ reason: 'target' })
  const keys = calls.map(({ to, selector }) => `${to} ${selector}`)
  if (new Set(keys).size < keys.length) throw permissionRefused({ reason: 'the same function twice' })
  return { calls, native: allowance, ...compilePolicies(policies), expiry }
}

function compileCalls(
  { address, abi, functions }: ContractCall,
  account: string,
  allowance: string | undefined,
): readonly Call[] {
  if (isForbiddenContract(address, account)) throw permissionRefused({ reason: `contract ${address}` })
  return functions.map(({ functionName, args = [], valueLimit }): Call => {
    const [item, other] = abi.filter(({ type, name }) => type === 'function' && name === functionName)
    if (!item || other) throw permissionRefused({ reason: `function ${functionName}` })
    // Nothing here could hold a call to them.
    if (args.some((one) => one !== null)) throw permissionRefused({ reason: `arguments of ${functionName}` })
    const signature = `${functionName}(${(item.inputs ?? []).map(typeOf).join(',')})`
    if (isForbiddenFunction(signature)) throw permissionRefused({ reason: `function ${signature}` })
    return {
      to: address,
      selector: selectorOf(signature),
      signature,
      most: limited(valueLimit ?? allowance ?? '0x0'),
    }
  })
}

function compilePolicies(policies: GrantRequest['policies']): Pick<GrantTerms, 'count' | 'rates' | 'fees'> {
  const counts = policies.flatMap(({ type, data }) => (type === 'call-limit' ? [data.count] : []))
  const fees = policies.flatMap(({ type, data }) =>
    type === 'gas-limit' ? [BigInt(limited(data.limit))] : [],
  )
  const count = Math.min(...counts)
  if (count > mostCalls) throw permissionRefused({ reason: 'call-limit' })
  return {
    count,
    rates: policies.flatMap(({ type, data }) => (type === 'rate-limit' ? [data] : [])),
    // Without a limit the account pays no fee unasked.
    fees: `0x${fees.reduce((least, one) => (one < least ? one : least), fees[0] ?? 0n).toString(16)}`,
  }
}

/** @throws permissionRefused */
function limited(amount: string): string {
  if (BigInt(amount) >= everything) throw permissionRefused({ reason: 'unlimited' })
  return amount
}

function typeOf({ type, components = [] }: AbiInput): string {
  return type.startsWith('tuple') ? `(${components.map(typeOf).join(',')})${type.slice(5)}` : type
}
