import type { ApprovalRequest } from './approve/ApprovalRequest'
import type { Decision } from './approve/Decision'
import type { Payment } from './approve/Payment'
import type { Refusal } from './approve/Refusal'
import type { FrameLook } from './views/FrameLook'

/** What an approval needs from the page. */
export type ApprovalSurroundings = {
  readonly look: FrameLook
  /** Ends the question, such as when the site takes its request back. */
  readonly signal: AbortSignal
  /** Who pays the network's fee; the account by default. */
  readonly payment?: Payment | undefined
  /** Asks a node of the request's network. */
  readonly ask: (method: string, params: readonly unknown[]) => Promise<unknown>
}

/** What the frame draws. Each is loaded when it's first needed. */
export type VisitorPorts = {
  /** Shows a request and returns what the visitor decided. */
  askVisitor(request: ApprovalRequest, surroundings: ApprovalSurroundings): Promise<Decision>
  /** Says why the wallet refused a request of the site. Resolves when the visitor closes it. */
  showRefusal(refusal: Refusal, surroundings: Omit<ApprovalSurroundings, 'ask' | 'payment'>): Promise<void>
  /** Signs in with a passkey, in a click of the visitor. */
  askPasskey(): Promise<void>
  /** Creates the visitor's wallet with a passkey or a password as its way back. */
  createWallet(): Promise<void>
  /** Opens the visitor's wallet on this device with their password or a passkey. */
  unlockWallet(): Promise<void>
  /** Shows the wallet's settings until the visitor closes them. */
  openSettings(): Promise<void>
}
