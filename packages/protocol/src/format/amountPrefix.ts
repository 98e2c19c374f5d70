const incoming = ['receive', 'deposit', 'borrow', 'claim']
const outgoing = ['withdraw', 'repay', 'burn']

/** [FMT-6] Returns the sign in front of a transaction amount, by transaction type. */
export function amountPrefix(operationType: string): '+' | '-' | '' {
  if (incoming.includes(operationType)) return '+'
  return outgoing.includes(operationType) ? '-' : ''
}
