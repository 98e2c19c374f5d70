import type { Visit } from './openVisit'

/** Copies the link that stands beside the code, as a visitor does. */
export async function copyLink({ page, modal }: Pick<Visit, 'page' | 'modal'>): Promise<string> {
  // What was copied before must not pass for this.
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await modal.button('Copy link').click()
  await modal.button('Link copied').waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}
