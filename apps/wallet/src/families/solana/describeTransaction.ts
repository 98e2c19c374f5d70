import type { Detail } from '../Task'
import type { SolanaInstruction, SolanaTransaction } from './parseTransaction'

const systemProgram = '11111111111111111111111111111111'
const programNames: { readonly [id: string]: string } = {
  [systemProgram]: 'System program',
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'Token program',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'Token program 2022',
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: 'Associated token accounts',
  ComputeBudget111111111111111111111111111111: 'Compute budget',
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: 'Memo',
}

/** What a transaction does, step by step, as far as it can be told. */
export function describeTransaction(
  transaction: SolanaTransaction,
  label = 'Transaction',
): readonly Detail[] {
  const { signers, instructions } = transaction
  return [
    { kind: 'fact', label: 'Fee paid by', value: signers[0] ?? '', isCode: true },
    {
      kind: 'tree',
      label: `${label}: ${instructions.length} ${instructions.length === 1 ? 'step' : 'steps'}`,
      nodes: instructions.map((instruction, index) => ({
        name: `${index + 1}. ${programNames[instruction.program] ?? instruction.program}`,
        value: describeStep(instruction),
      })),
    },
  ]
}

function describeStep({ program, accounts, data }: SolanaInstruction): string {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  // The second instruction of the system program is a transfer: u32 number, u64 lamports, both little-endian.
  if (program === systemProgram && data.length === 12 && view.getUint32(0, true) === 2) {
    const lamports = view.getBigUint64(4, true)
    return `sends ${formatSol(lamports)} SOL to ${accounts[1] ?? 'an account of a look-up table'}`
  }
  return `${accounts.length} accounts, ${data.length} bytes`
}

function formatSol(lamports: bigint): string {
  const text = lamports.toString().padStart(10, '0')
  return `${text.slice(0, -9)}.${text.slice(-9)}`.replace(/\.?0+$/, '')
}
