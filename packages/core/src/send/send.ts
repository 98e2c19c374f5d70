import { lazy } from '../ports/lazy'

/** [SND-5] Loads sending and returns what works on the form. The state `send` tells what came of it. */
export const openSend = /* @__PURE__ */ lazy(async () => (await import('./openForm')).openForm)

/** Reads a payment link: ERC-681, BIP-321 or Solana Pay. @throws paymentLinkInvalid */
export const parsePaymentLink = /* @__PURE__ */ lazy(
  async () => (await import('./links/parsePaymentLink')).parsePaymentLink,
)

/** [RCV-1] Writes a link that asks for a payment to the active account on its network. Null without an account. */
export const requestPayment = /* @__PURE__ */ lazy(
  async () => (await import('./links/requestPayment')).requestPayment,
)

/** Writes a payment link for an address. Null for families without such links. */
export const createPaymentLink = /* @__PURE__ */ lazy(
  async () => (await import('./links/createPaymentLink')).createPaymentLink,
)
