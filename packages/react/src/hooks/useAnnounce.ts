import { useContext } from 'react'
import { AnnounceContext } from './AnnounceContext'

/** A function that has a text spoken by a screen reader without moving the focus. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext)
}
