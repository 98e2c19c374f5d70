import { createContext } from 'react'

/** Announces a text through the shell's live region. Silent outside the modal. */
export const AnnounceContext = /* @__PURE__ */ createContext<(text: string) => void>(() => undefined)
