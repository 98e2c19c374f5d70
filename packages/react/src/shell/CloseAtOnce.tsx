import { close } from '@latchkey/core'
import { useEffect, useRef } from 'react'
import { useInstance } from '../hooks/useInstance'
import { useSelector } from '../hooks/useSelector'

/** Stands where the card was when it broke: an empty dialog would hold the page captive. The next opening tries again. */
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
