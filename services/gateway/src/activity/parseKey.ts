import { refusals } from '../http/refusals'

/** The block and the place in it that a key of an EVM history stands for. @throws invalidParameter */
export function parseKey(key: string): [block: number, position: number] {
  const [, block, position] = /^(\d{1,15})\.(\d{1,9})$/.exec(key) ?? []
  if (!block || !position)
    throw refusals.invalidParameter({ name: 'cursor', reason: 'it is not one of this gateway' })
  return [Number(block), Number(position)]
}
