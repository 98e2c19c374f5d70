import { partsOf } from './partsOf'

const expired = /block ?hash ?not ?found|block ?hash (has )?expired|block height exceeded/i

/** Whether a wallet or a node turned a transaction down because its block is too old. */
export function isBlockhashTrouble(thrown: unknown): boolean {
  return partsOf(thrown).some(({ text = '', word = '' }) => expired.test(text) || expired.test(word))
}
