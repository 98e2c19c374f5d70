import type { Visit } from './openVisit'

/** Copies the link beside the code, as a visitor does. */
export async function copyLink({ page, modal }: Pick<Visit, 'page' | 'modal'>): Promise<string> {
  // An earlier copy must not pass for this one.
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await modal.button('Copy link').click()
  await modal.button('Link copied').waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}
