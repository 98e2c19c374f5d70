import { getSeedContracts } from '@latchkey/testing'
import { parseAbi } from 'viem'

/** The name service of local chains, where an account names itself. */
export const names = {
  address: getSeedContracts().ensReverseRegistrar,
  abi: parseAbi(['function setName(string name)']),
}
