import { useContext } from 'react'
import { AnnounceContext } from './AnnounceContext'

/** Returns a function that announces a text to screen readers without moving focus. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext)
}
