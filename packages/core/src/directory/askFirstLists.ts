import type { Latchkey } from '../Latchkey'

/**
 * Asks for the lists of the first view. Loads them in a second step: which scripts that takes is told where it is
 * asked for, and in the modal's own script that list would cost every site as much as the question itself.
 */
export async function askFirstLists(latchkey: Latchkey): Promise<void> {
  const { fetchFeatured, fetchNamed, fetchRecommended } = await import('./directoryActions')
  await Promise.all([fetchNamed(latchkey), fetchFeatured(latchkey), fetchRecommended(latchkey)])
}
