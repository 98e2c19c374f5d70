import { refusals } from '../http/refusals'

/** Parses a key of an EVM history into block and position. @throws invalidParameter */
export function parseKey(key: string): [block: number, position: number] {
  const [, block, position] = /^(\d{1,15})\.(\d{1,9})$/.exec(key) ?? []
  if (!block || !position)
    throw refusals.invalidParameter({ name: 'cursor', reason: 'not a cursor of this gateway' })
  return [Number(block), Number(position)]
}
