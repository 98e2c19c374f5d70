import type { Told } from '@latchkey/relay/testing'
import type { Host } from '@latchkey/relay/testing/createHost'

/** What a tab with endpoints offers to the test, and what the test gives it. */
export type TabWindow<Options> = {
  /** Set when the tab is ready. */
  endsHost?: Host<Options>
  endsTold(key: string, told: Told): void
}
