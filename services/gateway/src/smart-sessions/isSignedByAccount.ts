import {
  type GrantedTerms,
  hashSmartSessionTerms,
  signInUnverifiable,
  writeSmartSessionText,
} from '@latchkey/protocol'
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
  /** The terms that it confirms. Without them it revokes. */
  readonly terms?: GrantedTerms
}

/** Whether an account, key or contract, confirmed this session on these terms, or revoked it. @throws chainDown */
export async function isSignedByAccount(word: AccountSignature): Promise<boolean> {
  const { pci, account, project, signature, terms } = word
  const { networkId, address, nodes } = account
  const subject = { pci, account: account.id, projectId: project.id }
  const message = terms
    ? writeSmartSessionText('confirm', { ...subject, termsHash: hashSmartSessionTerms(terms) })
    : writeSmartSessionText('revoke', subject)
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
