import { useEffect, useState } from 'react'
import { settleMs } from '../../approve/whyBlocked'

/**
 * Whether the window was in front long enough for a press to be meant for it. Another window over it could close at the
 * first click of two.
 */
export function useSettled(view: Window = window): boolean {
  const [isSettled, settle] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      settle(false)
      timer = setTimeout(() => settle(true), settleMs)
    }
    wait()
    view.addEventListener('focus', wait)
    return () => {
      clearTimeout(timer)
      view.removeEventListener('focus', wait)
    }
  }, [view])
  return isSettled
}
