import { findBitcoind } from '../../packages/testing/src/nodes/findBitcoind'
import { unpackBitcoind } from './unpackBitcoind'

/** Whether there is a bitcoind for the tests, and what is to be said about it. */
export type Brought = { readonly isThere: boolean; readonly what: string }

/** Unpacks bitcoind unless the machine has one. Where it can not be had, that is no failure: the tests then say who judges. */
export async function bringBitcoind(
  find: () => unknown = findBitcoind,
  unpack: () => Promise<string> = unpackBitcoind,
): Promise<Brought> {
  try {
    return { isThere: true, what: find() ? 'is there already' : await unpack() }
  } catch (error) {
    return { isThere: false, what: error instanceof Error ? error.message : String(error) }
  }
}
