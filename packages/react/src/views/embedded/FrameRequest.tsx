import type { ReactElement } from 'react'
import { FrameArea } from '../parts/FrameArea'
import { useFrameArea } from './useFrameArea'

/** [FRM-12] A request to the embedded wallet: its frame says what will be signed, and asks. */
export function FrameRequest(): ReactElement {
  return <FrameArea frame={useFrameArea({ what: 'embedded.frame.request', ask: null })} />
}
