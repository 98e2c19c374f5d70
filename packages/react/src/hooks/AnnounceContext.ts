import { createContext } from 'react'

/** Speaks a text through the shell's live region; silent outside of the modal. */
export const AnnounceContext = /* @__PURE__ */ createContext<(text: string) => void>(() => undefined)
