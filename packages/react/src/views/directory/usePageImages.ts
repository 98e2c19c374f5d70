import type { DirectoryList } from '@latchkey/core'
import { useEffect } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { preloadImages } from './preloadImages'

const pageSize = 40

/** [DIR-5] Preloads the images of a page when it arrives. */
export function usePageImages(list: DirectoryList | undefined): void {
  const { host } = useInstance()
  const page = list?.page ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that came, not every change of the list
  useEffect(() => {
    const came = list?.wallets.slice(-pageSize) ?? []
    return page > 0
      ? preloadImages(
          host,
          came.map(({ imageUrl }) => imageUrl),
        )
      : undefined
  }, [host, page, list?.query])
}
