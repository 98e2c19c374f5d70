import type { Change, Line, Token } from '../Explanation'
import type { SolanaInstruction } from './parseTransaction'
import { isTokenProgram, keyAt, numberAt, type TokenAccount } from './SolanaAccount'

/** What is known of a token account. */
export type TokenAccounts = (address: string) => TokenAccount | undefined

/** Programs that only set limits, create token accounts or carry a note. They take nothing. */
const quiet: readonly string[] = [
  'ComputeBudget111111111111111111111111111111',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
]
const systemProgram = '1'.repeat(32)
const stakeProgram = `Stake${'1'.repeat(38)}`
const endless = (1n << 64n) - 1n
const native: Token = { kind: 'native' }

/** Says what an instruction does to an account, as far as it's known; an unknown line if it isn't. */
export function readInstruction(
  instruction: SolanaInstruction,
  account: string,
  known: TokenAccounts,
): readonly Line[] {
  const { program, data } = instruction
  if (quiet.includes(program)) return []
  const read = isTokenProgram(program)
    ? readToken
    : { [systemProgram]: readSystem, [stakeProgram]: readStake }[program]
  const selector = Array.from(data.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return read?.(instruction, account, known) ?? [{ kind: 'unknown', to: program, selector }]
}

/** The system program: its number of 32 bits, then what it needs. */
function readSystem({ accounts, data }: SolanaInstruction, account: string): readonly Line[] | undefined {
  const [first, second] = accounts
  const isOwn = first === account
  switch (numberOf(data)) {
    case 0: // CreateAccount
    case 2: // Transfer
      if (isOwn) return [{ kind: 'send', token: native, amount: numberAt(data, 4), to: second }]
      return second === account
        ? [{ kind: 'receive', token: native, amount: numberAt(data, 4), confirmed: false }]
        : []
    case 1: // Assign
      return isOwn ? [{ kind: 'change', what: 'owner', at: account, to: keyAt(data, 4) }] : []
    case 4: // AdvanceNonceAccount
      return change('nonce', first, undefined)
    case 5: // WithdrawNonceAccount
      return change('closed', first, second)
    case 7: // AuthorizeNonceAccount
      return change('owner', first, keyAt(data, 4))
    default:
      return undefined
  }
}

/** The stake program: coins in a stake account aren't among those of the account, so no balance shows who gets them. */
function readStake({ accounts, data }: SolanaInstruction): readonly Line[] | undefined {
  const [first, second, , fourth] = accounts
  switch (numberOf(data)) {
    case 1: // Authorize
    case 8: // AuthorizeWithSeed
      return change('owner', first, keyAt(data, 4))
    case 10: // AuthorizeChecked
    case 11: // AuthorizeCheckedWithSeed
      return change('owner', first, fourth)
    case 4: // Withdraw
      return change('closed', first, second)
    default:
      return undefined
  }
}

/** The number of 32 bits that an instruction begins with. */
function numberOf(data: Uint8Array): number | undefined {
  return data.length < 4 ? undefined : new DataView(data.buffer, data.byteOffset).getUint32(0, true)
}

function change(what: Change, at: string | undefined, to: string | undefined): readonly Line[] | undefined {
  return at === undefined ? undefined : [{ kind: 'change', what, at, to }]
}

/** The token programs: a number of one byte, then what it needs. */
function readToken(
  { accounts, data }: SolanaInstruction,
  account: string,
  known: TokenAccounts,
): readonly Line[] | undefined {
  const [first = '', second = '', third = '', fourth] = accounts
  const amount = numberAt(data, 1)
  const mint = known(first)?.mint
  switch (data[0]) {
    case 3: // Transfer
      return mint === undefined ? undefined : move(mint, amount, second, third === account)
    case 12: // TransferChecked
      return move(second, amount, third, fourth === account)
    case 26: // TransferCheckedWithFee of the extension for fees
      return data[1] === 1 ? move(second, numberAt(data, 2), third, fourth === account) : undefined
    case 4: // Approve
      return mint === undefined ? undefined : allow(mint, second, amount, third === account)
    case 13: // ApproveChecked
      return allow(second, third, amount, fourth === account)
    case 5: // Revoke
      return mint === undefined ? undefined : []
    case 6: // SetAuthority
      if (second !== account) return []
      return [
        {
          kind: 'change',
          what: data[1] === 2 ? 'owner' : 'admin',
          at: first,
          to: data[2] === 1 ? keyAt(data, 3) : undefined,
        },
      ]
    case 8: // Burn
    case 15: // BurnChecked
      return third === account ? [{ kind: 'send', token: { kind: 'fungible', address: second }, amount }] : []
    case 9: // CloseAccount
      return third === account ? [{ kind: 'change', what: 'closed', at: first, to: second }] : []
    case 17: // SyncNative
      return []
    default:
      return undefined
  }

  function move(address: string, moved: bigint, to: string, isOwn: boolean): readonly Line[] {
    const token: Token = { kind: 'fungible', address }
    const holder = known(to)?.holder ?? to
    if (isOwn) return holder === account ? [] : [{ kind: 'send', token, amount: moved, to: holder }]
    return holder === account ? [{ kind: 'receive', token, amount: moved, confirmed: false }] : []
  }
}

function allow(address: string, spender: string, amount: bigint, isOwn: boolean): readonly Line[] {
  const token: Token = { kind: 'fungible', address }
  return isOwn ? [allowLine(token, spender, amount)] : []
}

/** A line for an allowance; `supply` is all there is of the token. */
export function allowLine(token: Token, spender: string, amount: bigint, supply = endless): Line {
  if (amount === 0n) return { kind: 'revoke', token, spender }
  const isAll = amount === endless || (supply > 0n && amount >= supply)
  return { kind: 'allow', token, spender, amount: isAll ? 'unlimited' : amount }
}
