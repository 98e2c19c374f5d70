import type { FrameLook } from '../../views/FrameLook'
import type { ApprovalRequest } from '../ApprovalRequest'
import type { Payment } from '../Payment'
import { type OpenFrame, openFrame, type Visitor } from './openFrame'
import { poll } from './poll'
import type { Origins } from './startOrigins'

/** A request as a site sends it. */
type Asked = Omit<ApprovalRequest, 'origin'>

/** A message that anyone can read. */
export const hello: Asked = {
  id: 'first',
  method: 'personal_sign',
  params: ['0x48656c6c6f', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 'eip155:31337',
}

/** What a site asks, and who looks at it. */
export type Opening = Visitor & {
  readonly request?: Asked
  readonly look?: FrameLook
  readonly payment?: Payment
  /** Whether the click that approves touches a passkey. */
  readonly isStepUp?: boolean
}

/** An open question in the frame of a site. */
export type Approval = Omit<OpenFrame, 'answer'> & {
  /** Sends a further request. */
  ask(request: Asked): Promise<void>
  /** What came back for a request; undefined while nothing did. */
  answer(id?: string): Promise<string | undefined>
  /** Where the button is, as the mouse needs it. */
  place(): Promise<{ readonly x: number; readonly y: number }>
  /** Waits until the panel is in a state: `ready`, or why not. */
  expectState(state: string): Promise<void>
}

/** Opens a site that shows the frame and asks for something. */
export async function openApproval(origins: Origins, opening: Opening = {}): Promise<Approval> {
  const { request = hello, look, payment, isStepUp, ...visitor } = opening
  const open = await openFrame(origins, visitor)
  const ask: Approval['ask'] = (next) => open.post({ type: 'ask', request: next, look, payment, isStepUp })
  const panel = open.inside.locator('[data-part="approval"]')
  await ask(request)
  await panel.waitFor()
  return {
    ...open,
    ask,
    answer: (id = request.id) => open.answer(id),
    async place() {
      const box = await open.inside.locator('[data-part="approve"]').boundingBox()
      if (!box) throw new TypeError('the button is not drawn')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
    expectState: (state) => poll(() => panel.getAttribute('data-state')).toBe(state),
  }
}
