import type { FramePage } from '../FramePage'
import type { VisitorPorts } from '../VisitorPorts'

/** What the frame draws for its visitor. The code of each loads when it's first needed. */
export function createVisitorPorts(getFrame: () => FramePage): VisitorPorts {
  return {
    async askVisitor(request, surroundings) {
      const { askVisitor } = await import('../approve/askVisitor')
      return askVisitor(request, surroundings)
    },
    async askPasskey() {
      const { connectPasskey } = await import('./passkey/connectPasskey')
      return connectPasskey(getFrame())
    },
    async openSettings() {
      const { openSettings } = await import('./settings/openSettings')
      return openSettings(getFrame())
    },
  }
}
