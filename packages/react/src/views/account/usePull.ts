import { type RefCallback, useEffect, useState } from 'react'

/** How far a finger pulls to refresh, and how far the indicator follows. */
const enoughPx = 72
const farthestPx = 96

/** Calls back when a finger pulls the surrounding view down from its top. The indicator shows how far. */
export function usePull(run: () => void): RefCallback<HTMLElement> {
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const view = element?.closest<HTMLElement>('[data-view]')
    const sign = element?.querySelector<HTMLElement>('[data-part="pull"]')
    if (!view || !sign) return
    let start: number | null = null
    let pulled = 0
    const pull = (px: number) => {
      pulled = Math.max(0, Math.min(farthestPx, px))
      sign.style.translate = pulled ? `0 ${pulled}px` : ''
      sign.dataset.state = pulled >= enoughPx ? 'ready' : 'idle'
    }
    const begin = ({ touches }: TouchEvent) => {
      start = touches.length === 1 && view.scrollTop <= 0 ? (touches[0]?.clientY ?? null) : null
    }
    const move = ({ touches }: TouchEvent) => {
      if (start === null) return
      // Scrolling down and up again within one touch is not a pull.
      if (view.scrollTop > 0) start = null
      pull(start === null ? 0 : (touches[0]?.clientY ?? start) - start)
    }
    const end = ({ type }: TouchEvent) => {
      if (type === 'touchend' && pulled >= enoughPx) run()
      start = null
      pull(0)
    }
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    view.addEventListener('touchstart', begin, options)
    view.addEventListener('touchmove', move, options)
    view.addEventListener('touchend', end, options)
    view.addEventListener('touchcancel', end, options)
    return () => listening.abort()
  }, [element, run])
  return setElement
}
