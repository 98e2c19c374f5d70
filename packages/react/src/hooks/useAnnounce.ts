import { createContext, useContext } from 'react'

/** Announces a text through the shell's live region. Silent outside the modal. */
export const AnnounceContext = /* @__PURE__ */ createContext<(text: string) => void>(() => undefined)

/** Returns a function that announces a text to screen readers without moving focus. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext)
}
