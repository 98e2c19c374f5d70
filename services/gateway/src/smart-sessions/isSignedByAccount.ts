import { type SmartSessionAct, signInUnverifiable, writeSmartSessionText } from '@latchkey/protocol'
import { verifySignature } from '@latchkey/verify'
import { refusals } from '../http/refusals'
import type { Project } from '../projects/Project'
import type { SmartSessionAccount } from './parseSmartSessionAccount'

/** A signature, and what it claims to be about. */
export type AccountSignature = {
  readonly pci: string
  readonly account: SmartSessionAccount
  readonly project: Pick<Project, 'id'>
  readonly signature: string
}

/** Whether an account, key or contract, signed this act on this session. @throws chainDown */
export async function isSignedByAccount(act: SmartSessionAct, word: AccountSignature): Promise<boolean> {
  const { pci, account, project, signature } = word
  const { networkId, address, nodes } = account
  const message = writeSmartSessionText(act, { pci, account: account.id, projectId: project.id })
  try {
    return await verifySignature({
      chainId: networkId as `eip155:${string}`,
      address,
      message,
      signature,
      nodes: { [networkId]: nodes },
    })
  } catch (cause) {
    // Being unable to check is neither answer.
    if (signInUnverifiable.is(cause)) throw refusals.chainDown({ chainId: networkId }, { cause })
    throw cause
  }
}
