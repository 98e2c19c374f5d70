import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { createVisibilityGate, type VisibilityGate } from './createVisibilityGate'
import type { Block } from './whyBlocked'

/** The state of a panel, and what its buttons do. */
export type Approval = {
  readonly panel: RefObject<HTMLDivElement | null>
  readonly block: Block | null
  readonly down: (event: PointerEvent) => void
  readonly press: (event: MouseEvent) => void
}

/** Watches a panel, and approves when the visitor presses while nothing stands against it. */
export function useApproval(isExplained: boolean, approve: () => void): Approval {
  const panel = useRef<HTMLDivElement>(null)
  const gate = useRef<VisibilityGate | null>(null)
  const [block, setBlock] = useState<Block | null>('checking')
  useEffect(() => {
    const content = panel.current?.querySelector<HTMLElement>('[data-part="scroll-area"]')
    if (!panel.current || !content) return
    const opened = createVisibilityGate({ panel: panel.current, content, onChange: setBlock })
    gate.current = opened
    return opened.stop
  }, [])
  useEffect(() => gate.current?.change(isExplained), [isExplained])
  return {
    panel,
    block,
    down: ({ nativeEvent }) => gate.current?.down(nativeEvent),
    press: ({ nativeEvent }) => {
      if (gate.current?.accepts(nativeEvent)) approve()
    },
  }
}
