import type { postPasskeyLogin } from '@latchkey/protocol'
import type { InferOutput } from 'valibot'

/** A passkey whose slot is in a vault. */
export type Passkey = {
  readonly userId: string
  readonly slotId: string
  readonly publicKey: Buffer
  readonly counter: string
}

/** What a browser answers when a visitor uses a passkey. */
export type PasskeyResponse = InferOutput<NonNullable<typeof postPasskeyLogin.body>>['response']
