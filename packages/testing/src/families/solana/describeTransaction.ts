import { fromBaseUnits } from '@latchkey/protocol'
import type { Detail } from '../Task'
import type { SolanaInstruction, SolanaTransaction } from './parseTransaction'
import { readSolTransfer, systemProgram } from './readSolTransfer'

const programNames: { readonly [id: string]: string } = {
  [systemProgram]: 'System program',
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'Token program',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'Token program 2022',
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: 'Associated token accounts',
  ComputeBudget111111111111111111111111111111: 'Compute budget',
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: 'Memo',
}

/** Describes a transaction step by step, as far as possible. */
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

function describeStep(instruction: SolanaInstruction): string {
  const transfer = readSolTransfer(instruction)
  if (transfer)
    return `sends ${formatSol(transfer.lamports)} to ${transfer.to ?? 'an account in a lookup table'}`
  return `${instruction.accounts.length} accounts, ${instruction.data.length} bytes`
}

/** Formats lamports as SOL. */
export function formatSol(lamports: bigint): string {
  return `${fromBaseUnits(lamports, 9)} SOL`
}
