const incoming = ['receive', 'deposit', 'borrow', 'claim']
const outgoing = ['withdraw', 'repay', 'burn']

/** [FMT-6] The sign before the amount of a transaction, by its kind of operation. */
export function amountPrefix(operationType: string): '+' | '-' | '' {
  if (incoming.includes(operationType)) return '+'
  return outgoing.includes(operationType) ? '-' : ''
}
