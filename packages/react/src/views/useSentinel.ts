import { type RefCallback, useEffect, useState } from 'react'

/** Calls back when an element comes near the viewport, for as long as enabled. */
export function useSentinel(isOn: boolean, reached: () => void): RefCallback<HTMLElement> {
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!element || !isOn) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reached()
      },
      { rootMargin: '120px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  })
  return setElement
}
