import { SetupFault } from '../process/SetupFault'

/** Fetches a page and checks that its Content-Security-Policy contains `policy`. @throws SetupFault */
export async function probePage(url: string, policy: readonly string[] = []): Promise<void> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new SetupFault(`${url} answers ${answer.status}`)
  const sent = answer.headers.get('content-security-policy') ?? ''
  const missing = policy.filter((word) => !sent.includes(word))
  if (missing.length > 0) throw new SetupFault(`${url} is sent without ${missing.join(', ')} in its policy`)
}
