import type { FramePage } from '../FramePage'
import type { VisitorPorts } from '../VisitorPorts'

const loadStepUp = () => Promise.all([import('../step-up/passedLimit'), import('../step-up/touchPasskey')])

/** What the frame draws for its visitor. The code of each loads when it's first needed. */
export function createVisitorPorts(getFrame: () => FramePage): VisitorPorts {
  return {
    async askVisitor(request, surroundings) {
      const { askVisitor } = await import('../approve/askVisitor')
      const frame = getFrame()
      const { look, signal, payment = { payer: 'account' } } = surroundings
      const [{ passedLimit }, { touchPasskey }] = await loadStepUp()
      const isStepUp = (await passedLimit(frame, request)) !== undefined
      return askVisitor(request, {
        ...surroundings,
        touch: isStepUp ? () => touchPasskey(frame.login) : undefined,
        async offerWindow() {
          const { offerWindow } = await import('../approve/window/offerWindow')
          const { themeMode, locale } = look
          const { projectId } = frame
          const shown = { request, projectId, payment, isStepUp, look: { themeMode, locale } }
          return offerWindow(frame, shown, signal)
        },
      })
    },
    async showRefusal(refusal, surroundings) {
      const { showRefusal } = await import('../approve/showRefusal')
      return showRefusal(getFrame().origin, refusal, surroundings)
    },
    async askPasskey() {
      const { connectPasskey } = await import('./passkey/connectPasskey')
      return connectPasskey(getFrame())
    },
    async createWallet() {
      const { createInFrame } = await import('./create/createInFrame')
      return createInFrame(getFrame())
    },
    async unlockWallet() {
      const { unlockWallet } = await import('./password/unlockWallet')
      return unlockWallet(getFrame())
    },
    async openSettings() {
      const { openSettings } = await import('./settings/openSettings')
      return openSettings(getFrame())
    },
  }
}
