import { type FrameLogin, postDeviceApproval, postEmailLogin, postOtp } from '@latchkey/protocol'
import type { FrameAnswer } from './askFrame'
import { createSigner, type Signer } from './createSigner'
import type { TestFrame } from './setUpFrame'

/** What a visitor's page is. */
export type VisitorOptions = {
  readonly email: string
  readonly origin?: string
  /** The device it says it is; known only with the key that signed in there. */
  readonly deviceId?: string
  /** The page's key; a new one by default. */
  readonly signer?: Signer
}

/** A page of a visitor with its own key, as the frame's page acts. */
export type Visitor = {
  readonly signer: Signer
  readonly email: string
  /** Asks to sign in; returns the attempt. */
  start(): Promise<{ attempt: string; action: string }>
  /** Types a code. */
  enter(attempt: string, otp: string): Promise<FrameAnswer<FrameLogin>>
  /** Signs in as a person does: opens the link if there is one, then types the code. */
  signIn(): Promise<FrameLogin>
}

let numbers = 0

/** Returns an address that no other test uses. */
export function newEmail(): string {
  numbers += 1
  return `visitor-${numbers}-${Math.random().toString(36).slice(2)}@example.com`
}

/** Creates a visitor's page. */
export async function createVisitor(frame: TestFrame, options: VisitorOptions): Promise<Visitor> {
  const { email, origin = 'http://localhost:4100', deviceId } = options
  const signer = options.signer ?? (await createSigner())
  const start = async () => {
    const body = { email, projectId: 'dev', origin, publicKey: signer.publicKey }
    const asked = await frame.call(postEmailLogin, {
      body: { ...body, ...(deviceId === undefined ? {} : { deviceId }) },
      signer,
    })
    if (asked.code) throw new TypeError(`Could not start: ${asked.code}`)
    return asked.output
  }
  const enter = (attempt: string, otp: string) =>
    frame.call(postOtp, { params: { attempt }, body: { otp }, signer })
  return {
    signer,
    email,
    start,
    enter,
    async signIn() {
      // The next mail to an address goes out after a pause.
      frame.clock.advance(31_000)
      const { attempt, action } = await start()
      if (action === 'VERIFY_DEVICE')
        await frame.call(postDeviceApproval, { body: { token: frame.mailbox.tokenFor(email) } })
      const { code, output } = await enter(attempt, frame.mailbox.codeFor(email))
      if (code) throw new TypeError(`Could not sign in: ${code}`)
      return output
    },
  }
}
