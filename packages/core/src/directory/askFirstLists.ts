import type { Latchkey } from '../Latchkey'
import { fetchFeatured } from './fetchFeatured'
import { fetchNamed } from './fetchNamed'
import { fetchRecommended } from './fetchRecommended'

/** Fetches the lists of the first view. */
export async function askFirstLists(latchkey: Latchkey): Promise<void> {
  await Promise.all([fetchNamed(latchkey), fetchFeatured(latchkey), fetchRecommended(latchkey)])
}
