import type { AbiInput, GrantedTerms } from '@latchkey/protocol'
import { keccak256, slice, stringToHex } from 'viem'
import { smartSessionRefusals } from '../smartSessionRefusals'
import { compileCondition, isElementary } from './compileCondition'
import type { Allowance, CallRule, Condition, Rules } from './Rules'

type Permission = GrantedTerms['permissions'][number]
type ContractCall = Extract<Permission, { type: 'contract-call' }>['data']

const refuse = (reason: string) => smartSessionRefusals.sessionTerms({ field: 'permissions', reason })

/**
 * Compiles permissions to a form to check operations against. The account itself may never be called: whoever may call
 * it may change its rules. @throws sessionTerms if a permission is ambiguous
 */
export function compileRules({ permissions }: Pick<GrantedTerms, 'permissions'>, account: string): Rules {
  const calls: CallRule[] = []
  const natives: Allowance[] = []
  const tokens = new Map<string, Allowance>()
  for (const { type, data } of permissions) {
    if ('address' in data && data.address === account) throw refuse("the account itself can't be called")
    if (type === 'contract-call') {
      calls.push(...data.functions.map((one) => compileCall(data, one)))
      continue
    }
    const allowance = { amount: BigInt(data.allowance), start: data.start, period: data.period }
    if (type === 'native-token-recurring-allowance') natives.push(allowance)
    else if (tokens.has(data.address)) throw refuse('two allowances of one token')
    else tokens.set(data.address, allowance)
  }
  const [native, second] = natives
  if (second) throw refuse('two allowances of the native currency')
  return { calls, tokens, ...(native ? { native } : {}) }
}

function compileCall({ address, abi }: ContractCall, one: ContractCall['functions'][number]): CallRule {
  const { functionName, args, valueLimit } = one
  const found = abi.filter(({ type, name }) => type === 'function' && name === functionName)
  const [item] = found
  if (!item || found.length > 1)
    throw refuse(`the ABI has ${item ? 'several functions' : 'no function'} named ${functionName}`)
  const inputs = item.inputs ?? []
  const signature = `${functionName}(${inputs.map(formatType).join(',')})`
  return {
    to: address,
    selector: slice(keccak256(stringToHex(signature)), 0, 4),
    inputs,
    conditions: args ? compileConditions(functionName, inputs, args) : [],
    ...(valueLimit === undefined ? {} : { valueLimit: BigInt(valueLimit) }),
  }
}

function compileConditions(
  name: string,
  inputs: readonly AbiInput[],
  args: NonNullable<ContractCall['functions'][number]['args']>,
): Condition[] {
  if (args.length !== inputs.length) throw refuse(`${name} takes ${inputs.length} arguments`)
  if (!inputs.every(({ type }) => isElementary(type))) throw refuse(`arguments of ${name} can't be compared`)
  return args.flatMap((given, place) => {
    const condition = compileCondition(place, inputs[place]?.type ?? '', given)
    if (!condition) return []
    if ('reason' in condition) throw refuse(`argument ${place} of ${name}: ${condition.reason}`)
    return [condition]
  })
}

function formatType({ type, components = [] }: AbiInput): string {
  return type.startsWith('tuple') ? `(${components.map(formatType).join(',')})${type.slice(5)}` : type
}
