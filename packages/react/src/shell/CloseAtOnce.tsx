import { close } from '@latchkey/core'
import { useEffect, useRef } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'

/** Replaces a card that broke, because an empty dialog would block the page. The next opening tries again. */
export function CloseAtOnce({ retry }: { retry(): void }): null {
  const latchkey = useInstance()
  const isOpen = useSelector((state) => state.modal.open)
  const isTried = useRef(isOpen)
  useEffect(() => {
    if (!isOpen) isTried.current = false
    else if (isTried.current) close(latchkey)
    else retry()
  })
  return null
}
