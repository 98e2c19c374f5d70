import { offerWindow, type WindowOffer } from '../../approve/window/offerWindow'
import type { FramePage } from '../../FramePage'
import type { ShownStep } from './Step'
import { stepMethod } from './windowStep'

/** Offers a step of the settings in a window, as requests are. @throws networkFailure, frameSessionEnded */
export async function confirmInWindow(
  frame: FramePage,
  step: ShownStep,
  signal: AbortSignal,
): Promise<WindowOffer> {
  const { themeMode, locale } = frame.state.look
  const request = {
    id: crypto.randomUUID(),
    origin: frame.origin,
    method: stepMethod,
    params: step,
    account: '',
    chainId: '',
  }
  return offerWindow(
    frame,
    { request, projectId: frame.projectId, payment: { payer: 'account' }, look: { themeMode, locale } },
    signal,
  )
}
