/** What a site asks the visitor to sign or send. */
export type ApprovalRequest = {
  /** Tells this request from every other one of this page. */
  readonly id: string
  /** Who asks: the origin of the message event, never what the site says about itself. */
  readonly origin: string
  readonly method: string
  readonly params: unknown
  /** The address that signs. */
  readonly account: string
  /** The network by CAIP-2. */
  readonly chainId: string
}
